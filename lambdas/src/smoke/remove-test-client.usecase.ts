import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { CancelAppointment } from '../appointment/cancel/cancel-appointment.usecase.ts';
import type { ClientStore } from '../appointment/client.ts';
import { allVisitsOf } from '../appointment/read/all-visits-of.usecase.ts';
import type { AccountStore, Login } from '../identity/account/account.ts';
import type { ClosingStore } from '../identity/account/closing.ts';
import { statedAddress } from '../platform/confirmed-address.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { addressOfRun, type SmokeRun, type SmokeRunStore } from './smoke-run.ts';
import type { TestClientTraces } from './test-client-traces.ts';

export interface RemoveTestClientDeps {
	readonly runs: SmokeRunStore;
	readonly accounts: Pick<AccountStore, 'findLogin' | 'readLogin'>;
	readonly appointments: Pick<AppointmentStore, 'find' | 'listOf'>;
	readonly clients: Pick<ClientStore, 'read'>;
	readonly cancel: CancelAppointment;
	readonly closings: Pick<ClosingStore, 'close'>;
	readonly openCipher: () => Promise<Pick<FieldCipher, 'pseudonym'>>;
	readonly now: () => Date;
}

/** Longer than any walk: one that began earlier has ended without removing its client. */
const LONGEST_WALK_MS = 15 * 60_000;

/** Removes a walk's client from the figures. Every step is idempotent, so the next walk continues after a crash. */
export const removeTestClients = (deps: RemoveTestClientDeps): TestClientTraces => ({
	begin: (id) => deps.runs.begin({ id, begunAt: deps.now() }),
	async uncount(id) {
		await uncount(deps, await runOf(deps, id));
	},
	async end(id) {
		await end(deps, await runOf(deps, id));
	},
	async remove(id) {
		await remove(deps, await runOf(deps, id));
	},
	async removeEarlier() {
		const before = deps.now().getTime() - LONGEST_WALK_MS;
		const left = (await deps.runs.unended()).filter(({ begunAt }) => begunAt.getTime() < before);
		for (const run of left) await remove(deps, run);
		return left.length;
	},
});

async function runOf({ runs, now }: RemoveTestClientDeps, id: string): Promise<SmokeRun> {
	const run = (await runs.unended()).find((one) => one.id === id);
	return run ?? { id, begunAt: now() };
}

/** The account of a run, closed or not; undefined where it made none, or it is erased. */
const clientOf = ({ accounts }: RemoveTestClientDeps, { id, userId }: SmokeRun): Promise<Login | undefined> =>
	userId === undefined ? accounts.findLogin(statedAddress(addressOfRun(id), 'log_in')) : accounts.readLogin(userId);

/** Runs while the account exists: an erased client has no visits any more. */
async function uncount(deps: RemoveTestClientDeps, run: SmokeRun): Promise<Login | undefined> {
	const login = await clientOf(deps, run);
	if (!login) return undefined;
	const { userId, profile } = login;
	await deps.runs.uncountClient(run, { userId, joinedAt: profile.joinedAt }, deps.now());
	for (const visit of await allVisitsOf(deps, userId)) {
		const cancelled = await deps.cancel({ appointmentId: visit.id, by: 'erasure', actor: userId });
		if (!cancelled.ok && cancelled.refusal !== 'not_found')
			throw new Error(`Its visit cannot be cancelled (${cancelled.refusal}).`);
		if (cancelled.ok) await deps.runs.removeVisit(cancelled.value);
	}
	return login;
}

async function end({ runs, openCipher }: RemoveTestClientDeps, run: SmokeRun): Promise<void> {
	const pseudonym = (await openCipher()).pseudonym('email', statedAddress(addressOfRun(run.id), 'unique_address'));
	await runs.end(run, pseudonym);
}

/** Works without the site, which may be down: the account is closed, and the notifier erases it. */
async function remove(deps: RemoveTestClientDeps, run: SmokeRun): Promise<void> {
	const login = await uncount(deps, run);
	if (login && login.status !== 'deleted') {
		const { userId, version, roles, profile } = login;
		const closed = await deps.closings.close({
			...{ userId, version },
			pseudonym: (await deps.openCipher()).pseudonym('email', statedAddress(profile.email, 'unique_address')),
			emailSetAt: profile.emailSetAt,
			roles,
			now: deps.now(),
		});
		if (!closed.ok) throw new Error(`Its account cannot be closed (${closed.refusal}).`);
	}
	await end(deps, run);
}
