import { mayBeTexted } from '../../client/typed-phone.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { phoneNumber } from '../../platform/phone-number.ts';
import type { ReadAccount } from '../own/read-account.usecase.ts';
import type { PhoneStore } from '../phone-store.ts';

export interface RemovePhoneDeps {
	readonly phones: Pick<PhoneStore, 'remove'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

/** Removes the number from the account, and a code under way with it. Idempotent. */
export const removePhone =
	({ phones, read, now }: RemovePhoneDeps) =>
	async ({ caller }: RequestFor<'removePhone', 'caller'>): Promise<ResultFor<'removePhone'>> => {
		const { phone, phoneCode } = await read(caller);
		if (phone || phoneCode) await phones.remove(caller.userId, now());
		return ok(await read(caller));
	};

export interface ChooseNoticesDeps {
	readonly phones: Pick<PhoneStore, 'choose'>;
	readonly read: ReadAccount;
	readonly now: () => Date;
}

/** Stores the channel by which a client wants notices of visits. */
export const chooseNotices =
	({ phones, read, now }: ChooseNoticesDeps) =>
	async ({
		body: { notices },
		caller,
	}: RequestFor<'chooseNotices', 'body' | 'caller'>): Promise<ResultFor<'chooseNotices'>> => {
		const before = notices === 'email' ? undefined : (await read(caller)).phone;
		if (before && !mayBeTexted(phoneNumber(before.number))) return refuse('no_phone');
		const chosen = await phones.choose(caller.userId, notices, now());
		return chosen.ok ? ok(await read(caller)) : chosen;
	};
