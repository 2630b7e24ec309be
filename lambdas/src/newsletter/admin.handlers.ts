import { recordAudit } from '../audit/record-audit.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { listSubscribers } from './list-subscribers.usecase.ts';
import { subscriberLists } from './subscribers.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const note = recordAudit(db, tableName);

export const newsletterAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/newsletter.admin'),
	{
		listSubscribers: listSubscribers({
			subscribers: subscriberLists(db, tableName),
			openCipher: fieldCipher,
			siteOrigin: requireEnv('SITE_ORIGIN'),
			noteExport: (actor, at) =>
				note({ id: newId(at), actor, action: 'subscribers_exported', object: 'newsletter', at }),
			now: clock,
		}),
	},
);
