import { versionInForce } from '@tulia/contracts/consent-wording';
import { confirmed, ended, requested, type Subscription } from './subscription.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-18T07:30:00.000Z');
const after = (days: number, more = 0) => new Date(NOW.getTime() + days * DAY + more);
const ask = (known?: Subscription, now = NOW, generation = 'g-new') =>
	requested(known, { id: 'p-1', sealedEmail: 'sealed', generation, now });

const pending = ask(undefined, NOW, 'g-1');
const confirm = (known: Subscription, now = NOW): Subscription => {
	const decision = confirmed(known, now);
	if (!decision.ok) throw new Error(decision.refusal);
	return decision.value;
};
const active = confirm(pending);

describe('requesting the newsletter', () => {
	test('requesting the newsletter begins a pending subscription, for at most 30 days', () => {
		expect(pending).toEqual({
			id: 'p-1',
			sealedEmail: 'sealed',
			state: 'pending',
			generation: 'g-1',
			ver: 1,
			requestedAt: NOW.toISOString(),
			consent: { version: versionInForce.newsletter, at: NOW.toISOString() },
			expiresAt: after(30).toISOString(),
		});
	});

	test('requesting the newsletter again before it is confirmed keeps the links of the first mail valid, and restarts the 30 days', () => {
		expect(ask(pending, after(6))).toMatchObject({
			generation: 'g-1',
			ver: 2,
			requestedAt: after(6).toISOString(),
			expiresAt: after(36).toISOString(),
		});
	});

	test('requesting the newsletter after expiry begins a new subscription, whether or not the table deleted the old one', () => {
		expect(ask(pending, after(30))).toMatchObject({ state: 'pending', generation: 'g-new', ver: 2 });
	});

	test('requesting the newsletter changes nothing about an active subscription', () => {
		expect(ask(active, after(1))).toEqual({ ...active, ver: 3, requestedAt: after(1).toISOString() });
	});

	test('requesting the newsletter after it ended begins a new generation, which invalidates older confirmation links', () => {
		const again = ask(ended(active, 'subscriber', after(1)), after(2));
		expect(again).toMatchObject({ state: 'pending', generation: 'g-new', sealedEmail: 'sealed' });
		expect(again).not.toHaveProperty('endedAt');
	});

	test('requesting the newsletter preserves the mark of an undeliverable address', () => {
		expect(ask(ended(active, 'complaint', after(1)), after(2))).toMatchObject({ undeliverable: true });
	});
});

describe('confirming', () => {
	test('confirming a subscription makes it active without expiry', () => {
		expect(active).toMatchObject({ state: 'active', ver: 2, confirmedAt: NOW.toISOString() });
		expect(active).not.toHaveProperty('expiresAt');
	});

	test('confirming a subscription again, even much later, changes nothing', () => {
		expect(confirm(active, after(400))).toBe(active);
	});

	test.each([
		['after exactly 7 days', true, pending, after(7)],
		['a millisecond after 7 days', false, pending, after(7, 1)],
		['after it ended', false, ended(active, 'subscriber', NOW), NOW],
		['after it expired', false, { ...pending, requestedAt: after(30).toISOString() }, after(30)],
	])('confirming a subscription %s succeeds: %s', (_when, works, known, now) => {
		expect(confirmed(known, now).ok).toBe(works);
	});
});

describe('ending', () => {
	test.each([
		['pending', pending],
		['active', active],
	])('ending a subscription that is %s deletes its address, and stores when and how it ended', (_state, known) => {
		const over = ended(known, 'subscriber', after(1));
		expect(over).toMatchObject({ state: 'ended', endedAt: after(1).toISOString(), endedBy: 'subscriber' });
		expect(over).not.toHaveProperty('sealedEmail');
		expect(over).not.toHaveProperty('undeliverable');
		expect(over.expiresAt).toBe(after(731).toISOString());
	});

	test('ending a subscription is idempotent', () => {
		const over = ended(active, 'subscriber', after(1));
		expect(ended(over, 'subscriber', after(2))).toBe(over);
		const bounced = ended(active, 'bounce', after(1));
		expect(ended(bounced, 'complaint', after(2))).toBe(bounced);
		expect(ended(bounced, 'subscriber', after(2))).toBe(bounced);
	});

	test('a late bounce of an ended subscription is recorded, without changing who ended it', () => {
		const over = ended(active, 'subscriber', after(1));
		expect(ended(over, 'bounce', after(2))).toMatchObject({
			endedBy: 'subscriber',
			endedAt: after(1).toISOString(),
			undeliverable: true,
		});
	});
});
