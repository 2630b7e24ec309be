import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { statedAddress } from '../../platform/confirmed-address.ts';
import { networkOf, siteOf } from '../../platform/http/network-of.ts';
import { ok } from '../../platform/http/result.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { rateLimits } from '../../platform/limits/rate-limit.repository.ts';
import type { Counter } from '../../platform/limits/rate-limits.ts';
import { knownDevices } from './known-devices.repository.ts';
import type { LoginAttempt, LoginLimits } from './login-limits.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * Promises A4 and A13. Attempts are counted before the password check, so that parallel guesses cannot slip through and
 * refused ones cost no derivation. Failed attempts are limited to 5 per account and network in a quarter of an hour,
 * 100 per account in an hour (a reset clears them), and 50 per network address over all accounts; an IPv6 site of 48
 * bits gets four times the limit of a network of 64. A device with an earlier log-in to the account has only its own
 * counter, 10 in a quarter of an hour, so strangers cannot lock the owner out. Its random id (122 bits, stored as a
 * pseudonym together with the address) cannot be guessed. Unknown addresses count the same, or the limit would reveal
 * accounts.
 */
export const loginLimits = (
	db: DynamoDBDocumentClient,
	tableName: string,
	openCipher: () => Promise<FieldCipher>,
): LoginLimits => {
	const limits = rateLimits(db, tableName);
	const devices = knownDevices(db, tableName);
	return {
		async admit(attempt) {
			const { now } = attempt;
			const names = namesOf(attempt, await openCipher());
			const isKnown = names.device !== undefined && (await devices.has(names.email, names.device, now));
			const { own, shared } = isKnown ? ownCounters(names.device) : strangersCounters(names);
			const admitted = await limits.admit([...own, ...shared], now);
			if (!admitted.ok) return admitted;
			return ok({
				async succeeded() {
					await Promise.all([
						...own.map((counter) => limits.clear(counter, now)),
						limits.giveBack(shared, now),
						names.device === undefined ? undefined : devices.remember(names.email, names.device, now),
					]);
				},
				unfinished: () => limits.giveBack([...own, ...shared], now),
			});
		},
		async forgive(attempt) {
			const names = namesOf(attempt, await openCipher());
			const { own } = strangersCounters(names);
			await Promise.all(own.map((counter) => limits.clear(counter, attempt.now)));
		},
		async forgetDevices(email) {
			await devices.forgetAll((await openCipher()).pseudonym('email', statedAddress(email, 'rate_limit')));
		},
	};
};

/** Pseudonyms of the parts of an attempt. */
interface Names {
	readonly email: string;
	/** The pseudonym of address and device together: a browser has another one for every account. */
	readonly device: string | undefined;
	/** The pseudonym of address and network together. */
	readonly here: string;
	readonly hereSite: string | undefined;
	readonly network: string;
	readonly site: string | undefined;
}

function namesOf({ email, viewer: { ip, device } }: LoginAttempt, { pseudonym }: FieldCipher): Names {
	const [network, site] = [networkOf(ip), siteOf(ip)];
	return {
		email: pseudonym('email', statedAddress(email, 'rate_limit')),
		device: device === undefined ? undefined : pseudonym('device', `${email} ${device}`),
		here: pseudonym('email', statedAddress(`${email} ${network}`, 'rate_limit')),
		hereSite: site === undefined ? undefined : pseudonym('email', statedAddress(`${email} ${site}`, 'rate_limit')),
		network: pseudonym('ip', network),
		site: site === undefined ? undefined : pseudonym('ip', site),
	};
}

/**
 * `own`: counters of this account, cleared by a successful log-in. `shared`: counters of a network, over all accounts.
 */
interface Counters {
	readonly own: readonly Counter[];
	readonly shared: readonly Counter[];
}

const ownCounters = (device = ''): Counters => ({
	own: [{ name: `login.device#${device}`, limit: 10, windowSeconds: QUARTER_HOUR }],
	shared: [],
});

/**
 * The counters of an unknown device. `own`: this account from this network, from its IPv6 site, and from all networks.
 * `shared`: all accounts from this network, and from its site.
 */
function strangersCounters({ email, here, hereSite, network, site }: Names): Counters {
	const quarterHour = (name: string, limit: number): Counter => ({ name, limit, windowSeconds: QUARTER_HOUR });
	return {
		own: [
			quarterHour(`login.here#${here}`, 5),
			...(hereSite === undefined ? [] : [quarterHour(`login.here.site#${hereSite}`, 20)]),
			{ name: `login.account#${email}`, limit: 100, windowSeconds: HOUR },
		],
		shared: [
			quarterHour(`login.address#${network}`, 50),
			...(site === undefined ? [] : [quarterHour(`login.site#${site}`, 200)]),
		],
	};
}
