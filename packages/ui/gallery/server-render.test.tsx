import { renderToString } from 'react-dom/server';
import { AdminPage } from './admin-page.tsx';
import { ArtPage } from './art-page.tsx';
import { BookingPage } from './booking-page.tsx';
import { CorePage } from './core-page.tsx';
import { FormPage } from './form-page.tsx';

describe.each([
	['core', <CorePage key="core" />],
	['form', <FormPage key="form" />],
	['booking', <BookingPage key="booking" />],
	['admin', <AdminPage key="admin" />],
	['art', <ArtPage key="art" />],
])('the %s page of the gallery, rendered on a server', (_name, page) => {
	test('a page of the gallery renders to the same HTML each time, and hydrates without a mismatch', () => {
		expect(typeof window).toBe('undefined');
		expect(renderToString(page)).toBe(renderToString(page));
	});

	test('a page of the gallery has no inline style, script or handler that the policy would refuse', () => {
		expect(renderToString(page)).not.toMatch(/ style=|<style|<script| on[a-z]+="/);
	});
});
