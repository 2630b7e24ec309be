import { createHmac } from 'node:crypto';
import { validateUnsubscribeQuery } from '@tulia/contracts/validators/newsletter';
import { confirmToken, isToken, type Prove, subscriptionOf, unsubscribeToken } from './newsletter-token.ts';

const proveWith =
	(key: string): Prove =>
	(purpose, value) =>
		createHmac('sha256', `${key}/${purpose}`).update(value).digest('base64url');
const prove = proveWith('ours');
const id = createHmac('sha256', 'pseudonym').update('wairimu@mail.example').digest('base64url');
const owner = { id, generation: 'g-1' };

test('a link contains its subscription, in the format of the contract', () => {
	for (const token of [confirmToken(prove, owner), unsubscribeToken(prove, id)]) {
		expect(validateUnsubscribeQuery({ token })).toBe(true);
		expect(subscriptionOf(token)).toBe(id);
	}
});

test.each([
	['of another generation of the subscription', confirmToken(prove, { id, generation: 'g-2' })],
	['made to unsubscribe', unsubscribeToken(prove, id)],
	['made with another key', confirmToken(proveWith('theirs'), owner)],
	['with the proof of another address', `${id}.${confirmToken(prove, { ...owner, id: 'other' }).split('.')[1]}`],
	['cut short', confirmToken(prove, owner).slice(0, -1)],
	['with one more character', `${confirmToken(prove, owner)}A`],
	['without a token', ''],
])('a link %s does not confirm', (_what, token) => {
	expect(isToken(token, confirmToken(prove, owner))).toBe(false);
});

test('a link with any one character changed does not confirm', () => {
	const genuine = confirmToken(prove, owner);
	expect(isToken(genuine, genuine)).toBe(true);
	for (let at = 0; at < genuine.length; at += 1) {
		const other = genuine[at] === 'A' ? 'B' : 'A';
		expect(isToken(`${genuine.slice(0, at)}${other}${genuine.slice(at + 1)}`, genuine)).toBe(false);
	}
});

test('a link’s proof separates generation and id unambiguously', () => {
	expect(confirmToken(prove, { id: 'a', generation: 'bc' }).split('.')[1]).not.toBe(
		confirmToken(prove, { id: 'ab', generation: 'c' }).split('.')[1],
	);
});
