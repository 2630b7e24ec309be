import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { auditRepository } from './audit.repository.ts';
import { auditValidators } from './audit-validators.ts';
import { listAudit } from './list-audit.usecase.ts';

export const listAuditHandler = httpHandler(
	'listAudit',
	auditValidators,
	listAudit({ audit: auditRepository(documentClient(), requireEnv('TABLE_NAME')), now: clock }),
);
