import { phoneCodeJob } from '../../client/phone-code.items.ts';
import { textedPhone } from '../../client/typed-phone.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Counter, RateLimits } from '../../platform/limits/rate-limits.ts';
import type { VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { ReadAccount } from '../own/read-account.usecase.ts';
import { CODE_LIFE_MS, codeProof } from './phone-code.ts';
import type { PhoneStore } from './phone-store.ts';

export interface StartPhoneDeps {
	readonly phones: Pick<PhoneStore, 'begin'>;
	readonly limits: Pick<RateLimits, 'admit'>;
	readonly visitorLimits: VisitorLimits;
	/** Undefined where no SMS are sent. */
	readonly smsStop: 'reply' | 'page' | undefined;
	readonly read: ReadAccount;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly newCode: () => string;
	readonly newId: (now: Date) => string;
	readonly now: () => Date;
}

const HOUR = 60 * 60;

/** Guessing at five codes an hour, five tries each, takes some 4,500 years for an even chance. */
const countersOf = (userId: string): readonly Counter[] => [
	{ name: `phone_code#${userId}`, limit: 5, windowSeconds: HOUR },
	{ name: `phone_code.day#${userId}`, limit: 10, windowSeconds: 24 * HOUR },
];

/** Codes that reach one phone, whoever asks for them. */
const counterOfNumber = (number: PhoneNumber, { pseudonym }: Pick<FieldCipher, 'pseudonym'>): Counter => ({
	name: `sms.code#${pseudonym('phone', number)}`,
	limit: 5,
	windowSeconds: 24 * HOUR,
});

/**
 * Sends a code to a number. Who else has the number is never looked up, and a number that had its codes of the day gets no more while
 * the answer stays the same: neither tells whether somebody is a client here.
 */
export const startPhone =
	({ phones, limits, visitorLimits, smsStop, read, openCipher, newCode, newId, now }: StartPhoneDeps) =>
	async ({
		body,
		caller,
		viewer,
	}: RequestFor<'startPhone', 'body' | 'caller' | 'viewer'>): Promise<ResultFor<'startPhone'>> => {
		if (!smsStop) return refuse('no_sms_here');
		const typed = textedPhone(body.phone);
		if (!typed.ok) return typed;
		const [number, userId] = [typed.value, caller.userId];
		const moment = now();
		const admitted = await limits.admit(countersOf(userId), moment);
		if (!admitted.ok) return admitted;
		const spared = await visitorLimits.admit({ kind: 'phone_code', viewer, account: userId, now: moment });
		if (!spared.ok) return spared;

		const cipher = await openCipher();
		const isSent = (await limits.admit([counterOfNumber(number, cipher)], moment)).ok;
		const [id, code] = [newId(moment), newCode()];
		const until = new Date(moment.getTime() + CODE_LIFE_MS).toISOString();
		const asked = {
			...{ id, number, until, sentAt: moment.toISOString(), tries: 0, isUsed: false },
			proof: codeProof(cipher, { userId, id, code }),
		};
		const job = phoneCodeJob({ id, ref: id, now: moment }, { number, code, until }, cipher);
		await phones.begin(userId, asked, isSent ? job : undefined);
		return ok(await read(caller));
	};
