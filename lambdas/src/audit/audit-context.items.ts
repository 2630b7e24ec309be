import type { AuditAction } from '../platform/audit-entry.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import type { AuditContext } from './audit-context.ts';

/** The audit entry of a change, for its transaction. */
export const auditItemOf = ({ actor, at, auditId }: AuditContext, action: AuditAction, object: string) =>
	auditItem({ id: auditId, actor, action, object, at });
