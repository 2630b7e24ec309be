import { isNarrowed, listViewParams, parseListView, withPage } from './list-address.ts';

const view = (address: string) => parseListView(new URLSearchParams(address));

test('a view of the list is parsed from its address and written back to it', () => {
	const address = 'search=ouma+x&status=missed&from=2026-11-01&to=2026-11-30&after=c1&after=c2';
	expect(view(address).after).toEqual(['c1', 'c2']);
	expect(listViewParams(view(address)).toString()).toBe(address);
});

test('the parser of the address drops what the server would refuse', () => {
	// A range whose last day is before the first is dropped, because its list would be empty.
	expect(view('from=2026-12-01&to=2026-11-01')).toEqual(view('from=2026-12-01'));
	expect(view('status=pending&from=yesterday&to=2026-1-1&after=')).toEqual(view(''));
	expect(view(`search=${'x'.repeat(200)}`).search).toHaveLength(100);
	expect(view(`after=${'x'.repeat(501)}`).after).toEqual([]);
});

test('a list filtered by need has no other filter', () => {
	const needy = view('search=ouma&status=missed&from=2026-11-01&needs=phone&after=c1');
	expect(listViewParams(needy).toString()).toBe('needs=phone&after=c1');
	expect(isNarrowed(needy)).toBe(true);
	expect(view('needs=money')).toEqual(view(''));
});

test('the cursors in the address lead back to visited pages', () => {
	const third = view('status=missed&after=c1&after=c2');
	expect(withPage(third, 4, 'c3').after).toEqual(['c1', 'c2', 'c3']);
	expect(withPage(third, 2, 'c3').after).toEqual(['c1']);
	expect(withPage(third, 1, undefined)).toEqual(view('status=missed'));
	expect(withPage(third, 3, 'c3')).toEqual(third);
	expect(withPage(third, 4, undefined)).toEqual(third);
});

test.each([
	['', false],
	['search=+', false],
	['after=c1', false],
	['search=a', true],
	['status=missed', true],
	['to=2026-11-10', true],
])('whether the address %p narrows the list: %p', (address, narrows) => {
	expect(isNarrowed(view(address))).toBe(narrows);
});
