import { withoutApp } from './without-app.ts';

const centre = { name: 'Tulia', phones: { main: '0700 000 100', support: '0700 000 200' }, crisisLines: [] };

test('the document of an unknown address has its own heading, and does not mention JavaScript', () => {
	const html = withoutApp(centre, 'not-found');
	expect(html).toContain('<h1>We could not find this page</h1>');
	expect(html).not.toContain('JavaScript');
	// A section with a name is a landmark.
	expect(html).toContain('aria-label="We could not find this page"');
});

test("a document without scripts shows the phone numbers, crisis lines included, and escapes the profile's texts", () => {
	const html = withoutApp({
		name: '<script>Tulia</script>',
		phones: { main: '0700 000 100', support: '0700 000 200' },
		crisisLines: [{ name: 'Red Cross', phone: '1199', helpsWith: 'Someone to talk to', lastChecked: '2026-11-20' }],
	});
	expect(html).toContain('<a href="tel:0700000100">0700 000 100</a>');
	expect(html).toContain('Red Cross: <a href="tel:1199">1199</a>');
	const { phones: _unknown, ...withoutPhones } = centre;
	expect(withoutApp(withoutPhones)).not.toContain('To book');
	expect(html).not.toContain('<script');
});
