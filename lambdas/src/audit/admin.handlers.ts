import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { auditRepository } from './audit.repository.ts';
import { listAudit } from './list-audit.usecase.ts';

export const auditAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/audit.admin'), {
	listAudit: listAudit({
		audit: auditRepository(documentClient(), requireEnv('TABLE_NAME')),
		openCipher: fieldCipher,
		now: clock,
	}),
});
