/** Who runs an installation in earnest, as its settings say it. */
export const OPERATOR = {
	OPERATOR_NAME: 'Pronto *Tecnologia* Ltda.',
	OPERATOR_FORM: 'sociedade limitada',
	OPERATOR_NUMBER: 'CNPJ 12.345.678/0001-95',
	OPERATOR_ADDRESS: 'Rua das Palmeiras, 10, São Paulo',
	OPERATOR_MAIL: 'ola_voce@pronto.example',
	OPERATOR_DPO: 'Ana Souza, privacy@pronto.example',
	HOSTING_COUNTRY: 'BR',
}
