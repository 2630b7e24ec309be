import { phoneCodeJob } from '../../client/phone-code.items.ts';
import type { HasCodesLeft } from '../../client/sms-month.ts';
import { textedPhone } from '../../client/typed-phone.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Counter, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { ReadAccount } from '../own/read-account.usecase.ts';
import { CODE_LIFE_MS, codeProof } from '../phone-code.ts';
import type { PhoneStore } from '../phone-store.ts';

export interface StartPhoneDeps {
	readonly phones: Pick<PhoneStore, 'begin'>;
	readonly limits: Pick<RateLimits, 'admit'>;
	readonly visitorLimits: VisitorLimits;
	readonly hasCodesLeft: HasCodesLeft;
	/** Undefined on a stage that sends no SMS. */
	readonly smsStop: 'reply' | 'page' | undefined;
	readonly read: ReadAccount;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly newCode: () => string;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

const HOUR = 60 * 60;

/** Five codes an hour with five tries each: guessing takes some 4,500 years for an even chance. */
const countersOf = (userId: string): readonly Counter[] => [
	{ name: `phone_code#${userId}`, limit: 5, windowSeconds: HOUR },
	{ name: `phone_code.day#${userId}`, limit: 10, windowSeconds: 24 * HOUR },
];

/** Limit of codes to one phone, over all accounts. */
const counterOfNumber = (number: PhoneNumber, { pseudonym }: Pick<FieldCipher, 'pseudonym'>): Counter => ({
	name: `sms.code#${pseudonym('phone', number)}`,
	limit: 5,
	windowSeconds: 24 * HOUR,
});

type StartRequest = RequestFor<'startPhone', 'body' | 'caller' | 'viewer'>;

/** Whether this account gets a code now: each counts against the month's SMS, which visits need. */
async function mayAsk(
	{ limits, visitorLimits, hasCodesLeft, smsStop, read }: StartPhoneDeps,
	{ caller, viewer, now }: Pick<StartRequest, 'caller' | 'viewer'> & { readonly now: Date },
): Promise<Result<undefined, 'no_sms_here' | 'email_unconfirmed' | 'sms_used_up' | 'too_many_requests'>> {
	const { userId } = caller;
	if (!smsStop) return refuse('no_sms_here');
	if (!(await read(caller)).emailVerified) return refuse('email_unconfirmed');
	if (!(await hasCodesLeft(now))) return refuse('sms_used_up');
	const admitted = await limits.admit(countersOf(userId), now);
	if (!admitted.ok) return admitted;
	for (const kind of ['phone_code', 'phone_code_day'] as const) {
		const spared = await visitorLimits.admit({ kind, viewer, account: userId, now });
		if (!spared.ok) return spared;
	}
	return ok(undefined);
}

/**
 * Sends a code to a number. Other owners of the number are never looked up, and past its daily limit a number gets no
 * code while the response stays the same: neither reveals whether a person is a client.
 */
export const startPhone =
	(deps: StartPhoneDeps) =>
	async ({ body, caller, viewer }: StartRequest): Promise<ResultFor<'startPhone'>> => {
		const { phones, limits, read, openCipher, newCode, newId } = deps;
		const typed = textedPhone(body.phone);
		if (!typed.ok) return typed;
		const [number, userId] = [typed.value, caller.userId];
		const moment = deps.now();
		const able = await mayAsk(deps, { caller, viewer, now: moment });
		if (!able.ok) return able;

		const cipher = await openCipher();
		const isSent = (await limits.admit([counterOfNumber(number, cipher)], moment)).ok;
		const [id, code] = [newId(moment), newCode()];
		const until = new Date(moment.getTime() + CODE_LIFE_MS).toISOString();
		const storedCode = {
			...{ id, number, until, sentAt: moment.toISOString(), tries: 0, isUsed: false },
			proof: codeProof(cipher, { userId, id, code }),
		};
		const job = phoneCodeJob({ id, ref: id, now: moment }, { number, code, until }, cipher);
		await phones.begin(userId, storedCode, isSent ? job : undefined);
		return ok(await read(caller));
	};
