import { type AuditAction, auditItem } from './audit-item.ts';

/** Who changes something, when, and under which id that is noted. */
export interface StaffAct {
	/** The account of the member of staff. */
	readonly actor: string;
	readonly at: Date;
	readonly auditId: string;
}

/** The audit entry of a change, to be put in the transaction that makes it. */
export const noteOf = ({ actor, at, auditId }: StaffAct, action: AuditAction, object: string) =>
	auditItem({ id: auditId, actor, action, object, at });
