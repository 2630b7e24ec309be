import type { AuditAction } from '../platform/audit-entry.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import type { AuditContext } from './audit-context.ts';

/** The audit entry of a change, to be put in the transaction that makes it. */
export const auditItemOf = ({ actor, at, auditId }: AuditContext, action: AuditAction, object: string) =>
	auditItem({ id: auditId, actor, action, object, at });
