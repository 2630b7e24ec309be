import { priceList, withPrices } from './price-list.ts';

const service = (title: string, price: number, durationMinutes = 60) => ({ title, price, durationMinutes });
const services = [
	service('Family Therapy', 5000, 90),
	service('Anxiety Management', 3500),
	service('Stress Management', 3000),
	service('Trauma Recovery', 3500),
	service('Depression Therapy', 3500),
];

test('the price list names each price once, lowest first, with its length and its services in the centre’s order', () => {
	expect(priceList(services, 'USD')).toBe(
		'$30 for 60 minutes: Stress Management. $35 for 60 minutes: Anxiety Management, Trauma Recovery and Depression Therapy. $50 for 90 minutes: Family Therapy.',
	);
});

test('two lengths at one price are two sentences', () => {
	expect(priceList([service('Long', 3500, 90), service('Short', 3500)], 'KES')).toBe(
		'KES\u00a035 for 60 minutes: Short. KES\u00a035 for 90 minutes: Long.',
	);
});

test('the price list replaces its placeholder, and nothing else', () => {
	expect(withPrices('{prices} It stays.', [service('A $& B', 3500)], 'USD')).toBe(
		'$35 for 60 minutes: A $& B. It stays.',
	);
	expect(withPrices('No price here.', services, 'USD')).toBe('No price here.');
});

test('an empty price list tells visitors to ask', () => {
	expect(withPrices('{prices}', [], 'USD')).toBe('Please ask us for the price.');
});
