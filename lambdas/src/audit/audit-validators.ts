import * as requests from '@tulia/contracts/validators/audit';
import * as answers from '@tulia/contracts/validators/audit-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const auditValidators: ValidatorsOf<'listAudit'> = {
	listAudit: { query: requests.validateListAuditQuery, response: answers.validateListAuditResponse },
};
