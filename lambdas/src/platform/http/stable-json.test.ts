import { stableJson } from './stable-json.ts';

test('two reads of one item with attributes in different order serialise to the same JSON', () => {
	const first = {
		name: 'Tulia',
		address: { lines: ['a', 'b'], mapUrl: 'm' },
		hours: [{ day: 'monday', opens: '09:00' }],
	};
	const second = {
		hours: [{ opens: '09:00', day: 'monday' }],
		address: { mapUrl: 'm', lines: ['a', 'b'] },
		name: 'Tulia',
	};
	expect(stableJson(second)).toBe(stableJson(first));
});

test('the order of a list is preserved in stable JSON', () => {
	expect(stableJson(['a', 'b'])).not.toBe(stableJson(['b', 'a']));
});
