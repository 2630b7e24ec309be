import { randomBytes } from 'node:crypto';
import { changeSms } from '../../src/account/phone/change-sms.usecase.ts';
import { confirmPhone } from '../../src/account/phone/confirm-phone.usecase.ts';
import { chooseNotices, removePhone } from '../../src/account/phone/own-phone.usecase.ts';
import { startPhone } from '../../src/account/phone/start-phone.usecase.ts';
import { phoneCodeOf } from '../../src/client/phone-code.items.ts';
import { fieldCipherFrom } from '../../src/platform/keys/field-cipher.ts';
import { scanEntity } from '../appointment/table-invariants.ts';
import { fakeClock } from '../notification/fake-clock.ts';
import { type AccountTable, accountFixture, viewerAt } from './account-fixture.ts';

export const NUMBER = '+254712345678';
/** The same number in other spellings. */
export const TYPED = '0712 345 678';

/** Digits that differ from a code. */
export const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

const callerOf = (userId: string) => ({
	userId,
	role: 'client' as const,
	roles: [],
	version: 1,
	jti: 'session',
	expiresAt: 0,
});

/** Amina with her account, and her actions on her phone number. */
export async function phoneFixture(table: Pick<AccountTable, 'db' | 'tableName'>) {
	// A new day: all rate limits start again.
	const clock = fakeClock('2026-11-20T00:00:00.000Z');
	const fixture = accountFixture({ ...table, cipher: fieldCipherFrom(randomBytes(32)), clock });
	const { deps, cipher } = fixture;
	const amina = await fixture.join('amina@example.ke');
	await deps.accounts.confirmEmail(amina);
	const itemsOf = (entity: string) => scanEntity(fixture, entity);
	/** Every promised SMS, oldest first, as the phone would show it. */
	async function sentCodes(): Promise<{ number: string; code: string }[]> {
		const jobs = [...(await itemsOf('job'))].sort((one, other) => String(one.id).localeCompare(String(other.id)));
		return jobs.map((job) => {
			const { number = '', code = '' } = phoneCodeOf({ id: String(job.id), sealed: String(job.sealed) }, cipher) ?? {};
			return { number, code };
		});
	}
	return {
		...{ fixture, clock, amina, itemsOf, sentCodes },
		lastCode: async (): Promise<string> => (await sentCodes()).at(-1)?.code ?? '',
		start: (phone = TYPED, { userId = amina, ip = '203.0.113.7' } = {}) =>
			startPhone(deps)({ body: { phone }, caller: callerOf(userId), viewer: viewerAt(ip) }),
		confirm: (code: string, userId = amina) => confirmPhone(deps)({ body: { code }, caller: callerOf(userId) }),
		remove: (userId = amina) => removePhone(deps)({ caller: callerOf(userId) }),
		choose: (notices: 'email' | 'sms' | 'both', userId = amina) =>
			chooseNotices(deps)({ body: { notices }, caller: callerOf(userId) }),
		wantSms: (wanted: boolean, userId = amina) => changeSms(deps)({ body: { wanted }, caller: callerOf(userId) }),
		account: (userId = amina) => deps.read(callerOf(userId)),
	};
}
export type PhoneFixture = Awaited<ReturnType<typeof phoneFixture>>;
