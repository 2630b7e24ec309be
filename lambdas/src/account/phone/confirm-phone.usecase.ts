import { timingSafeEqual } from 'node:crypto';
import type { PhoneStates } from '../../client/phone-state.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { ReadAccount } from '../own/read-account.usecase.ts';
import { codeProof, type StoredCode } from '../phone-code.ts';
import type { PhoneStore } from '../phone-store.ts';

export interface ConfirmPhoneDeps {
	readonly phones: Pick<PhoneStore, 'readCode' | 'takeTry' | 'confirm'>;
	readonly phoneStates: Pick<PhoneStates, 'reached'>;
	readonly read: ReadAccount;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'proof'>>;
	readonly now: () => Date;
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The code whose digits were typed. Every try is counted before it is checked, so fifty simultaneous tries count as
 * fifty.
 */
async function provenCode(
	{ phones, openCipher, now }: ConfirmPhoneDeps,
	{ userId, code }: { readonly userId: string; readonly code: string },
): Promise<Result<StoredCode, 'code_wrong' | 'code_ended'>> {
	const stored = await phones.readCode(userId);
	if (!stored || stored.until <= now().toISOString()) return refuse('code_ended');
	const tried = await phones.takeTry(userId, stored.id);
	if (!tried.ok) return tried;
	const isRight = isSame(codeProof(await openCipher(), { userId, id: stored.id, code }), stored.proof);
	if (isRight) return ok(stored);
	return refuse(tried.value.left > 0 ? 'code_wrong' : 'code_ended');
}

/** Whether the same digits confirmed the number at the same moment, from another tab. */
async function wasConfirmed({ phones }: ConfirmPhoneDeps, userId: string, id: string): Promise<boolean> {
	const latest = await phones.readCode(userId);
	return latest?.id === id && latest.isUsed;
}

/**
 * Confirms a number for the account when the digits are right. Idempotent: the same digits from another tab or after a
 * lost response get the first response and change nothing.
 */
export const confirmPhone =
	(deps: ConfirmPhoneDeps) =>
	async ({
		body: { code },
		caller,
	}: RequestFor<'confirmPhone', 'body' | 'caller'>): Promise<ResultFor<'confirmPhone'>> => {
		const { userId } = caller;
		const proven = await provenCode(deps, { userId, code });
		if (!proven.ok) return proven;
		const stored = proven.value;
		if (!stored.isUsed) {
			const confirmed = await deps.phones.confirm(userId, stored, deps.now());
			if (!confirmed.ok && !(await wasConfirmed(deps, userId, stored.id))) return confirmed;
		}
		// Idempotent, so that a retry after a crash in between still records it.
		await deps.phoneStates.reached(stored.number, deps.now().toISOString());
		return ok(await deps.read(caller));
	};
