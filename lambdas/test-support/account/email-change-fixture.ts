import PostalMime from 'postal-mime';
import { changeEmail } from '../../src/account/own/change-email.usecase.ts';
import { confirmEmail } from '../../src/identity/address/confirm-email.usecase.ts';
import type { Caller } from '../../src/platform/http/http.ts';
import type { TestTable } from '../appointment/table-invariants.ts';
import { fields, notificationFixture } from '../notification/notification-fixture.ts';
import { storedJobs } from '../notification/stored-jobs.ts';
import { accountFixture, PASSWORD, viewerAt } from './account-fixture.ts';

/** The address of the account with a typing mistake. */
export const TYPED = 'wairimu.k@gmial.example';
export const RIGHT = 'wairimu.k@gmail.example';
export const VIEWER = viewerAt('203.0.113.7');

export const callerOf = (userId: string, version = 1): Caller =>
	({ userId, role: 'client', roles: [], version, jti: 'j', expiresAt: 0 }) as Caller;

/** One client with an unconfirmed address beside the whole notifier, on an empty table. */
export async function emailChangeFixture(table: TestTable) {
	const notifier = await notificationFixture({ ...table, start: '2026-11-20T06:00:00.000Z' });
	const accounts = accountFixture({ ...table, cipher: fields, clock: notifier.clock });
	const userId = await accounts.join(TYPED, 'client', 'Wairimu Kariuki');
	const streamed = new Set<string>();

	/** Streams the jobs written since the last call, and answers the mails sent. */
	async function sendMails(): Promise<readonly { to: string; subject: string; text: string; token: string }[]> {
		const before = notifier.mail.accepted.length;
		const jobs = (await storedJobs(table)).filter(({ id }) => !streamed.has(id));
		for (const { id } of jobs) streamed.add(id);
		await notifier.streamJobs(jobs);
		return Promise.all(
			notifier.mail.accepted.slice(before).map(async ({ to, raw }) => {
				const { subject = '', text = '' } = await PostalMime.parse(raw);
				return { to, subject, text, token: /(?:token=|reset-password\/)([\w-]{43})/.exec(text)?.[1] ?? '' };
			}),
		);
	}

	return {
		notifier,
		accounts,
		userId,
		sendMails,
		/** Sends the mails that are due, and answers the one to this address. */
		async mailTo(to: string) {
			const found = (await sendMails()).find((mail) => mail.to === to);
			if (!found) throw new Error(`Nothing was sent to ${to}.`);
			return found;
		},
		change: (email: string, { password = PASSWORD, who = userId, version = 1 } = {}) =>
			changeEmail(accounts.deps)({
				body: { email, currentPassword: password },
				caller: callerOf(who, version),
				viewer: VIEWER,
			}),
		readAccount: (version = 1) => accounts.deps.read(callerOf(userId, version)),
		confirm: (token: string) => confirmEmail(accounts.deps)({ body: { token } }),
		/** Confirms the current address without a mail. */
		confirmCurrent: () => accounts.deps.accounts.confirmEmail(userId),
	};
}
export type EmailChangeFixture = Awaited<ReturnType<typeof emailChangeFixture>>;
