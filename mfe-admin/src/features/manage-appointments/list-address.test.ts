import { addressFor, isNarrowed, turnedTo, viewIn } from './list-address.ts';

const view = (address: string) => viewIn(new URLSearchParams(address));

test('an address says what is looked at, and is said by it', () => {
	const address = 'search=ouma+x&status=missed&from=2026-11-01&to=2026-11-30&after=c1&after=c2';
	expect(view(address).after).toEqual(['c1', 'c2']);
	expect(addressFor(view(address)).toString()).toBe(address);
});

test('what the server would refuse is left out', () => {
	expect(view('status=pending&from=yesterday&to=2026-1-1&after=')).toEqual(view(''));
	expect(view(`search=${'x'.repeat(200)}`).search).toHaveLength(100);
	expect(view(`after=${'x'.repeat(501)}`).after).toEqual([]);
});

test('what needs something is looked at whenever it is: nothing else narrows it', () => {
	const needy = view('search=ouma&status=missed&from=2026-11-01&needs=phone&after=c1');
	expect(addressFor(needy).toString()).toBe('needs=phone&after=c1');
	expect(isNarrowed(needy)).toBe(true);
	expect(view('needs=money')).toEqual(view(''));
});

test('pages that were seen are found again by their cursors', () => {
	const third = view('status=missed&after=c1&after=c2');
	expect(turnedTo(third, 4, 'c3').after).toEqual(['c1', 'c2', 'c3']);
	expect(turnedTo(third, 2, 'c3').after).toEqual(['c1']);
	expect(turnedTo(third, 1, undefined)).toEqual(view('status=missed'));
	expect(turnedTo(third, 3, 'c3')).toEqual(third);
	expect(turnedTo(third, 4, undefined)).toEqual(third);
});

test.each([
	['', false],
	['search=+', false],
	['after=c1', false],
	['search=a', true],
	['status=missed', true],
	['to=2026-11-10', true],
])('%p narrows the list: %p', (address, narrows) => {
	expect(isNarrowed(view(address))).toBe(narrows);
});
