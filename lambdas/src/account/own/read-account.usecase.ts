import type { Account, OwnPhone } from '@tulia/contracts/account/schemas';
import type { PhoneState, PhoneStates } from '../../client/phone-state.ts';
import { shownPhone } from '../../client/shown-phone.ts';
import { type AccountStore, type Profile, shownEmail, shownStanding } from '../../identity/account/account.ts';
import type { Caller } from '../../platform/http/http.ts';
import { shownNumber } from '../../platform/phone-number.ts';
import { isOpen, type StoredCode } from '../phone-code.ts';
import type { PhoneStore } from '../phone-store.ts';
import type { SecondFactorStore } from '../second-factor-store.ts';

export interface ReadAccountDeps {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly factors: Pick<SecondFactorStore, 'read'>;
	readonly phones: Pick<PhoneStore, 'readCode'>;
	readonly phoneStates: Pick<PhoneStates, 'find'>;
	/** How SMS can be stopped other than in the account; undefined where none are sent. */
	readonly smsStop: Account['smsStop'] | undefined;
	/** Whether staff must have a second factor on this stage. */
	readonly asksStaffForFactor: boolean;
	readonly now: () => Date;
}

export type ReadAccount = (
	caller: Pick<Caller, 'userId' | 'role' | 'roles' | 'psychologistId' | 'version'>,
) => Promise<Account>;

export const readAccount =
	({ accounts, factors, phones, phoneStates, smsStop, asksStaffForFactor, now }: ReadAccountDeps): ReadAccount =>
	async (caller) => {
		const { userId, role, version } = caller;
		const [profile, factor, code] = await Promise.all([
			accounts.readProfile(userId),
			factors.read(userId),
			phones.readCode(userId),
		]);
		// AUTH and PROFILE are written and removed in one transaction.
		if (!profile) throw new Error('An account has an AUTH record and no profile.');
		const { phone } = profile.reach;
		const state = phone ? await phoneStates.find(phone.number) : {};
		const isActive = factor?.state === 'active';
		return {
			id: userId,
			...shownStanding(caller),
			...shownProfile(profile, version, now()),
			...shownReach(profile, state),
			...shownCode(code, now()),
			...(smsStop ? { smsStop } : {}),
			consents: [...profile.consents],
			secondFactor: {
				enabled: isActive,
				required: role === 'admin' && asksStaffForFactor,
				recoveryCodesLeft: isActive ? factor.recoveryCodesLeft : 0,
			},
		};
	};

type ShownReach = Pick<Account, 'phone' | 'notices'>;

/** Every account has an address, the default channel of notices. */
const shownReach = ({ reach }: Profile, state: PhoneState): ShownReach => ({
	...(reach.phone ? { phone: { ...shownPhone(reach.phone), ...shownState(state) } } : {}),
	notices: reach.notices ?? 'email',
});

const shownState = ({
	stoppedSince: since,
	stoppedBy: by,
	undeliverableSince,
}: PhoneState): Pick<OwnPhone, 'stopped' | 'unreachableSince'> => ({
	...(since && by ? { stopped: { since, by } } : {}),
	...(undeliverableSince ? { unreachableSince: undeliverableSince } : {}),
});

const shownCode = (code: StoredCode | undefined, now: Date): Pick<Account, 'phoneCode'> =>
	code && isOpen(code, now)
		? { phoneCode: { shown: shownNumber(code.number), sentAt: code.sentAt, until: code.until } }
		: {};

/** The addresses as their owner sees them. A change that expired, or that ended with its sessions, is not shown. */
function shownProfile(
	profile: Profile,
	version: number,
	now: Date,
): Omit<
	Account,
	'id' | 'role' | 'roles' | 'psychologistId' | 'consents' | 'secondFactor' | keyof ShownReach | 'phoneCode' | 'smsStop'
> {
	const { name, emailVerified, joinedAt, emailCameBack, emailChange } = profile;
	const shown = { name, email: shownEmail(profile), emailVerified, joinedAt, emailCameBack };
	if (!emailChange) return shown;
	const { email, until, cameBack } = emailChange;
	if (!emailVerified) return { ...shown, emailCameBack: cameBack };
	const isOpen = emailChange.version === version && until > now.toISOString();
	return isOpen ? { ...shown, emailChange: { email, until, cameBack } } : shown;
}
