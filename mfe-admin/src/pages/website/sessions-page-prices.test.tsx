/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { centre } from '../../testing/sample-profile.ts';

const service = (id: string, title: string, price: number, order: number): StaffService => ({
	...{ id, title, shortDescription: 'Short', description: 'Long', image: 'service-grief', benefits: ['Calm'] },
	...{ durationMinutes: 60, price, order, active: true, version: 3 },
});
const SERVICES = [service('grief', 'Grief', 3500, 1), service('stress', 'Stress', 3000, 2)];

interface Stored {
	currency: string;
	services: readonly StaffService[];
	version: number;
}

/** Answers the requests for the data of this centre, and each save. */
function mockCentre(change?: (sent: SentRequest, stored: Stored) => MockResponse): {
	readonly sent: readonly SentRequest[];
	readonly stored: Stored;
} {
	const stored: Stored = { currency: 'USD', services: SERVICES, version: 4 };
	const sent = mockApi((request) => {
		if (request.url.pathname === '/api/admin/prices') return change?.(request, stored);
		if (request.url.pathname === '/api/admin/services') return { body: { data: stored.services } };
		const profile = { ...centre, currency: stored.currency };
		const settings = { profile, version: stored.version, ownHours: 'ask_first', mailDomain: 'a.example' };
		return { body: { ...settings, firstCurrency: 'KES' } };
	});
	return { sent, stored };
}
function save({ body }: SentRequest, stored: Stored): MockResponse {
	const { currency, prices } = body as { currency: string; prices: readonly StaffService[] };
	stored.services = stored.services.map((one) => {
		const after = prices.find(({ id }) => id === one.id);
		return after ? { ...one, ...after, version: one.version + 1 } : one;
	});
	stored.currency = currency;
	stored.version += 1;
	return { body: { currency, settingsVersion: stored.version, data: stored.services } };
}

const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const form = () => within(screen.getByRole('form', { name: 'Prices' }));
const field = (title: string): HTMLInputElement => form().getByLabelText(new RegExp(`^${title}, price`));
const type = (title: string, value: string) => fireEvent.change(field(title), { target: { value } });
const choose = (currency: string) =>
	fireEvent.change(form().getByLabelText('Currency'), { target: { value: currency } });
const bar = (): string => screen.getByRole('region', { name: 'Save' }).textContent ?? '';
const saveButton = () => form().getByRole('button', { name: /^Save (?:all )?prices/ });
const open = async () => {
	await renderAdmin('/admin/sessions?part=prices');
	await eventually(() => expect(field('Grief').value).toBe('35'));
};

test('a price and a length are saved together, without unchanged services', async () => {
	const { sent } = mockCentre(save);
	await open();
	expect(saveButton().getAttribute('aria-disabled')).toBe('true');
	type('Grief', '40');
	fireEvent.change(form().getByLabelText('Length of Grief'), { target: { value: '50' } });
	expect(bar()).toContain('One service changes.');
	expect(form().getByText('Was $35')).toBeTruthy();
	expect(saveButton().getAttribute('aria-disabled')).toBeNull();
	fireEvent.click(saveButton());
	await eventually(() => expect(bar()).toContain('Nothing is changed yet.'));
	expect(changes(sent)).toEqual([
		{ currency: 'USD', settingsVersion: 4, prices: [{ id: 'grief', version: 3, price: 4000, durationMinutes: 50 }] },
	]);
	expect(field('Grief').value).toBe('40');
});

describe('another currency', () => {
	test('another currency empties every price, and is sent once all are set', async () => {
		const { sent } = mockCentre(save);
		await open();
		choose('KES');
		expect([field('Grief').value, field('Stress').value]).toEqual(['', '']);
		expect(form().getByText('$35')).toBeTruthy();
		type('Grief', '4,500');
		expect(bar()).toContain('1 of 2 prices are ready.');
		expect(bar()).toContain('The website still shows US dollars.');
		fireEvent.click(saveButton());
		await eventually(() => expect(form().getByText('Stress has no price')).toBeTruthy());
		expect(changes(sent)).toEqual([]);
		type('Stress', '4000');
		fireEvent.click(saveButton());
		await eventually(() => expect(changes(sent)).toHaveLength(1));
		expect(changes(sent)[0]).toMatchObject({
			currency: 'KES',
			settingsVersion: 4,
			prices: [
				{ id: 'grief', price: 450_000 },
				{ id: 'stress', price: 400_000 },
			],
		});
	});

	test('another currency is shown on all staff pages after the save', async () => {
		mockCentre(save);
		await open();
		choose('KES');
		type('Grief', '4500');
		type('Stress', '4000');
		fireEvent.click(saveButton());
		await eventually(() => expect(bar()).toContain('Nothing is changed yet.'));
		expect(field('Grief').value).toBe('4500');
		expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Prices' }));
		// The public profile is still cached with dollars, as it may be for a minute.
		fireEvent.click(screen.getByRole('button', { name: 'Services' }));
		await eventually(() => expect(screen.getByText(/^KES\s4,500$/)).toBeTruthy());
	});

	test('an unchanged number in another currency needs a confirmation', async () => {
		const { sent } = mockCentre(save);
		await open();
		choose('KES');
		type('Grief', '35');
		type('Stress', '4000');
		expect(form().getByText(/^35 is the old number\. Is KES\s35 right\?/)).toBeTruthy();
		expect(bar()).toContain('1 of 2 prices are ready.');
		fireEvent.click(saveButton());
		expect(changes(sent)).toEqual([]);
		fireEvent.click(form().getByRole('button', { name: /^Yes, KES\s35$/ }));
		expect(bar()).toContain('2 of 2 prices are ready.');
		fireEvent.click(saveButton());
		await eventually(() => expect(changes(sent)).toHaveLength(1));
	});

	test('choosing the old currency restores its prices, and choosing the new one restores its input', async () => {
		mockCentre();
		await open();
		type('Grief', '40');
		choose('KES');
		type('Grief', '4500');
		choose('USD');
		expect([field('Grief').value, field('Stress').value]).toEqual(['40', '30']);
		choose('KES');
		expect(field('Grief').value).toBe('4500');
		fireEvent.click(form().getByRole('button', { name: 'Keep US dollars' }));
		expect([field('Grief').value, field('Stress').value]).toEqual(['35', '30']);
		expect(bar()).toContain('Nothing is changed yet.');
	});

	test('prices typed in dollars are not saved in the shillings that a colleague chose meanwhile', async () => {
		const { sent } = mockCentre((_request, stored) => {
			stored.currency = 'KES';
			stored.services = SERVICES.map((one) => ({ ...one, price: one.price * 100, version: 4 }));
			stored.version = 5;
			return refusalResponse(409, 'changed_meanwhile');
		});
		await open();
		type('Grief', '40');
		fireEvent.click(saveButton());
		await eventually(() => expect(field('Grief').value).toBe('3500'));
		expect(changes(sent)).toHaveLength(1);
		expect(bar()).toContain('Nothing is changed yet.');
	});
});
