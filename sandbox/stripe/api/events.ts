import { Hono } from 'hono'
import { z } from 'zod'
import { shapeEvent } from '../shapes/shape'
import { type ApiEnv, door } from './door'
import { missing } from './fault'
import { page, pageFields, text, without } from './fields'

export const events = new Hono<ApiEnv>()
	.get(
		'/',
		door(
			{
				...pageFields,
				type: text.optional(),
				types: z.array(text).max(20).optional(),
				...without('delivery_success'),
			},
			({ store }, { type, types, ...asked }) =>
				page(store, 'event', '/v1/events', asked, { type: type ?? types }),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => {
			const event = store.find('event', param('id'))
			if (!event) throw missing('event', param('id'), 'id')
			return shapeEvent(event, store)
		}),
	)
