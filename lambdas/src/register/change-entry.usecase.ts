import type { AuditContext } from '../audit/audit-context.ts';
import type { AuditAction } from '../platform/audit-entry.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { RegisterEntries, RegisterName } from './register-entry.ts';
import type { RegisterStore } from './register-store.ts';

export interface RegisterDeps {
	readonly registers: RegisterStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

export const contextOf = ({ now, newId }: Pick<RegisterDeps, 'now' | 'newId'>, actor: string): AuditContext => {
	const at = now();
	return { actor, at, auditId: newId(at) };
};

/** The entry as it was read, while it is open: a closed one is immutable. */
export async function findOpen<N extends RegisterName>(
	{ registers }: RegisterDeps,
	register: N,
	{ id, version }: { readonly id: string; readonly version: number },
): Promise<Result<RegisterEntries[N], 'not_found' | 'changed_meanwhile'>> {
	const found = await registers.find(register, id);
	if (!found) return refuse('not_found');
	return found.version === version && found.closedAt === undefined ? ok(found) : refuse('changed_meanwhile');
}

interface Saving<N extends RegisterName> {
	readonly register: N;
	readonly entry: RegisterEntries[N];
	readonly by: AuditContext;
	readonly actions: { readonly changed: AuditAction; readonly closed: AuditAction };
	/** The start of the legal clock before and after; the audit names it where it changed. */
	readonly clock: { readonly from: string; readonly to: string };
}

/** Stores the next version of the entry, with an audit entry. */
export async function saveEntry<N extends RegisterName>(
	{ registers }: RegisterDeps,
	{ register, entry, by, actions, clock }: Saving<N>,
): Promise<Result<RegisterEntries[N], 'changed_meanwhile'>> {
	const replaced = await registers.replace(register, entry, {
		by,
		action: entry.closedAt === undefined ? actions.changed : actions.closed,
		change: clock.from === clock.to ? undefined : clock,
	});
	return replaced.ok ? ok(entry) : replaced;
}

/** Removes texts that are empty or only spaces. */
export const trimmed = <T extends object>(said: T): T =>
	Object.fromEntries(
		Object.entries(said).flatMap(([field, value]) => {
			const given = typeof value === 'string' ? value.trim() : value;
			return given === '' || given === undefined ? [] : [[field, given]];
		}),
	) as T;
