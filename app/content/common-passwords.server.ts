/**
 * What people choose first, in English and Portuguese: words that stand in lists of leaked passwords, as we know them.
 * Numbers, runs of keys and repetitions are no words: app/features/account/common-password.server.ts finds them by rule.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
	`
pass passw passwd passwort password passw0rd p@ssword p@ssw0rd pa55word pa55w0rd passphrase mypass mypassword secret
topsecret letmein letmeinnow openup opensesame access account admin administrator root user username guest test tester
testing demo default changeme change login logon signin welcome hello hellothere hithere whatever nothing something
anything everything computer internet server system network windows microsoft apple google android samsung nokia sony
linux ubuntu oracle cisco facebook twitter instagram youtube linkedin yahoo hotmail gmail amazon netflix adobe dropbox
pronto prontodemo prompt prompts library explorer creator legend

love lover lovers lovely loveme loveyou ilove iloveu iloveyou iloveme iloveher iloveyou2 loveless sweet sweetheart
sweety sweetie honey honeybee baby babygirl babyboy babe darling angel angels angela angelo heaven forever together
friend friends friendship bestfriend family mother father mommy daddy mummy brother sister husband princess prince
queen king kings kingdom beautiful beauty pretty cute cutie smile smiley happy happiness joy peace freedom faith hope
lucky blessed blessing grace spirit jesus jesus1 jesuschrist christ god godisgood godbless savior church bible amen

sunshine sunny sunflower sunset sunrise summer winter spring autumn january february march april may june july august
september october november december monday tuesday wednesday thursday friday saturday sunday morning midnight moon
moonlight star stars starlight starwars startrek sky skywalker rainbow flower flowers rose roses lily daisy violet
orange banana apple cherry peach strawberry blueberry cookie cookies chocolate candy sugar cupcake coffee pepper
ginger cinnamon butter buttercup cheese cheeseburger pizza chicken bacon

dragon dragons dragonball monkey monkeys tiger tigers tigger lion lions eagle eagles falcon falcons hawk bear bears
wolf wolves wolverine panther panthers cobra viper shark dolphin dolphins whale butterfly ladybug spider spiderman
horse horses pony puppy doggy dog dogs cat cats kitty kitten hellokitty rabbit bunny hamster turtle penguin elephant
buffalo bulldog bulldogs bulls buster bailey buddy max maximus rocky lucky molly maggie sadie sophie coco chloe bella
toby oscar sammy simba tinkerbell snoopy scooby scoobydoo garfield mickey minnie goofy donald pooh piglet pokemon
pikachu naruto sasuke goku vegeta batman superman superstar superhero wonderwoman ironman hulk thor marvel joker
robin matrix neo trinity morpheus phantom shadow ghost vampire zombie killer killers hunter hunting ranger rangers
ninja samurai warrior warriors knight knights wizard magic magical merlin gandalf frodo hobbit hogwarts potter
harrypotter hermione pirate pirates thunder lightning storm blizzard fire firefly flame phoenix ice diamond diamonds
silver golden gold crystal platinum blue bluesky green greenday red redsox black blackie white purple yellow pink

football soccer baseball basketball hockey golf golfer tennis rugby cricket softball volleyball swimming runner
running racing racer wrestling boxing karate skate skater surfer snowboard fishing fisherman hiking biker yankees
dodgers redskins cowboys steelers packers raiders giants patriots broncos vikings lakers celtics liverpool arsenal
chelsea manchester united manutd everton barcelona realmadrid juventus milan ronaldo messi neymar beckham jordan
michaeljordan kobe player players gamer gaming game games playboy playstation xbox nintendo mario zelda sonic tetris
minecraft fortnite roblox counter halflife callofduty starcraft warcraft diablo eminem metallica nirvana slipknot
linkinpark blink182 acdc pinkfloyd beatles rockstar rock rocknroll rolling guitar guitars drummer music musical piano
dancer dancing singer

mustang corvette camaro porsche ferrari lamborghini mercedes bmw audi toyota honda yamaha suzuki kawasaki harley
ducati nissan ford chevy chevrolet dodge jeep truck trucks boats airplane pilot captain major general sergeant
soldier marine marines military police fireman doctor nurse lawyer teacher student school college university america
american canada england ireland scotland france germany italy spain mexico brazil london paris berlin newyork boston
chicago dallas houston denver phoenix austin texas florida california hawaii virginia carolina georgia jamaica
australia sydney melbourne india mumbai china japan tokyo russia moscow

michael jennifer jessica ashley nicole daniel danielle andrew andrea matthew joshua thomas robert george charlie
charles william james john johnny johnson joseph david steven stephen kevin brian ryan justin jason brandon anthony
christopher chris christian christina christine richard patrick peter paul martin mark marcus alexander alex
alexandra alexis amanda amber amy angelina anna anne annie antonio arthur austin barbara benjamin brenda brittany
brooke bryan cameron carlos carmen caroline catherine cheryl claire claudia crystal cynthia dennis diana dominic
donna douglas dylan edward elizabeth emily emma eric erica ethan evan felix francis frank gabriel gary gregory
hannah harold harry heather helen henry isabella jack jackson jacob jake jasmine jeremy jesse joanna jonathan
joyce julia julian julie karen katherine kathleen katie keith kelly kenneth kimberly kyle larry laura lauren
leonardo leslie linda lisa logan louis louise lucas lucy luis madison marcel margaret maria marie marina mario
martha mary mason megan melanie melissa miguel mike molly monica morgan nancy natalie natasha nathan nicholas
nick oliver olivia pamela patricia philip phillip rachel raymond rebecca ronald rosie roxanne russell samantha
samuel sandra sarah scott sean sebastian shannon sharon sierra simon sophia stella stephanie stewart susan sydney
sylvia taylor teresa theodore tiffany timothy tommy travis trevor tyler valerie vanessa veronica victor victoria
vincent virginia walter wendy william wilson winston xavier zachary

senha senhas minhasenha mudar mudarsenha trocar acesso entrar usuario administrador teste testando segredo secreta
segura seguro brasil brasileiro saopaulo riodejaneiro curitiba salvador fortaleza recife portugal lisboa benfica
sporting flamengo mengao corinthians timao palmeiras verdao santos gremio vasco vascao cruzeiro botafogo fluminense
internacional colorado atletico galo bahia futebol jogador capoeira samba carnaval praia verao inverno primavera
outono sol lua estrela estrelas flor flores rosa azul vermelho verde amarelo preto branco amor amores amorzinho
meuamor amordaminhavida teamo tiamo euteamo paixao coracao carinho saudade saudades beijo beijos gatinha gatinho
gostosa gostoso lindinha lindinho linda lindo bonita bonito princesa principe rainha rei bebe querida querido
familia mamae papai mainha painho vovo filho filha filhos irmao irmaos amigo amiga amigos amizade felicidade feliz
alegria esperanca sucesso vitoria vencedor vencer liberdade paz fe deus deusefiel deuseamor deusenamor deuseminhaforca
jesuscristo jesuseteama cristo senhor espirito igreja biblia nossasenhora aparecida abencoada abencoado obrigado
cachorro gato gatos cavalo leao tigre aguia borboleta passarinho chocolate brigadeiro banana laranja morango cafe
computador celular internet escola faculdade trabalho casa dinheiro trabalhador professor professora

gabriel gabriela rafael rafaela lucas mateus matheus felipe filipe gustavo guilherme leonardo rodrigo ricardo roberto
eduardo eduarda fernando fernanda juliana juliano mariana camila bruna bruno bianca beatriz isabel isabela isabella
isadora larissa leticia natalia patricia priscila renata renato tatiana vanessa viviane adriana adriano alessandra
alexandre aline ana anaclara anajulia anapaula andre andreia antonia augusto caio carla carolina cecilia clara
claudio cristiane cristiano cristina daniela danilo debora diego douglas edson elaine elias emanuel enzo erick
fabiana fabiano fabio fabricio flavia flavio francisca francisco giovana giovanna heitor helena henrique hugo igor
ingrid jaqueline joao joaopedro joaquim jorge jose juliano julio karina laisa lara leandro lorena luana luciana
luciano luiz luiza manuela marcela marcelo marcia marcio marcos maria mariaclara mariaeduarda marianna mauricio
mauro melissa michele miguel monica murilo natan nathalia otavio pamela paula paulo pedro pedrohenrique rebeca
regina reinaldo roberta rogerio rosana sabrina samuel sandra sergio silvia simone sofia sonia tais tamires tania
teresa thais thiago tiago valentina valeria vera victor vinicius vitor wagner wallace wellington wesley william yasmin
silva souza sousa santos oliveira pereira ferreira almeida costa ribeiro carvalho gomes martins rocha barbosa
`
		.trim()
		.split(/\s+/),
)
