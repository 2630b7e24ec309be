import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { auditRepository } from './audit.repository.ts';
import { namesOfThings } from './audit.wiring.ts';
import { listAudit } from './list-audit.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const auditAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/audit.admin'), {
	listAudit: listAudit({
		audit: auditRepository(db, tableName),
		names: namesOfThings(db, tableName),
		openCipher: fieldCipher,
		now: clock,
	}),
});
