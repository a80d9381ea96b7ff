import { Hono } from 'hono'
import type { ServerEnv } from '../telemetry/log'
import { feed } from './feed'
import { manifest } from './manifest'
import { robots } from './robots'
import { sharePictures } from './share-pictures'
import { sitemap } from './sitemap'

/** Everything by which search engines, feed readers, networks and devices find the product. */
export const discovery = new Hono<ServerEnv>()
	.route('/', robots)
	.route('/', sitemap())
	.route('/', feed)
	.route('/', manifest)
	.route('/', sharePictures)
