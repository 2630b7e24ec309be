import type { AccountStore } from '../../identity/account/account.ts';
import type { PhoneNumber } from '../../platform/phone-number.ts';

/** The number that an account confirmed by a code, unless another account confirmed it since. */
export const confirmedNumberOf =
	({ readProfile }: Pick<AccountStore, 'readProfile'>) =>
	async (userId: string): Promise<PhoneNumber | undefined> => {
		const phone = (await readProfile(userId))?.reach.phone;
		return phone?.proof === 'code' && phone.lostSince === undefined ? phone.number : undefined;
	};
