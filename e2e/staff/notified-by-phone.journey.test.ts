import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from '@tulia/test-kit/browser';
import { deskOf } from '../support/staff/desk.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture();
const desk = deskOf(staff);

/** A visit of a client with only a phone, whose carrier refuses our SMS. */
async function unnotifiedVisit(name: string, number: string, time: string) {
	const { cloud } = staff();
	const refused = await fetch(`${cloud.origin}/__local/api/sms-refusals`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ what: number, refused: true }),
	});
	expect(refused.status).toBe(200);
	const visit = await desk.bookFor(await desk.addClient(name, number), time);
	await cloud.settled();
	expect(await desk.read(`/api/admin/appointments/${visit.id}`)).toHaveProperty('phoneCall');
	return visit;
}

test('a client whom no channel reached is on the dashboard with the number to call, is marked as notified, and returns when that is taken back', async () => {
	const { cloud } = staff();
	const visit = await unnotifiedVisit('Neema Atieno', '+254712000901', '9:00 AM');
	const { page, pageErrors } = await staff().newPage();
	await page.goto(`${cloud.origin}/admin`);
	const row = page.getByRole('listitem').filter({ hasText: 'Neema Atieno' });
	const call = page.getByRole('region', { name: 'People to phone' }).getByRole('link', { name: '0712 000 901' });
	expect(await call.getAttribute('href')).toBe('tel:+254712000901');

	// The list of clients to phone counts unanswered calls, and sorts those to the end who were informed.
	await page.goto(`${cloud.origin}/admin/appointments?needs=phone`);
	await page.getByRole('button', { name: 'No answer, try again: Neema Atieno' }).click();
	await row.getByText(/^No answer at .*, tried once$/).waitFor();
	await page.getByRole('button', { name: 'They know: Neema Atieno' }).click();
	await row.getByText(/^They know, said .* at /).waitFor();
	await page.getByRole('button', { name: /^Undo: Neema Atieno/ }).click();
	await row.getByText(/^No answer at .*, tried once$/).waitFor();
	expect(await accessibilityViolations(page)).toEqual([]);

	await page.goto(`${cloud.origin}/admin/appointments/${visit.id}`);
	await page.getByText('Phoned, no answer by', { exact: false }).waitFor();
	await page.getByText('The confirmation did not arrive.').waitFor();
	await page.getByRole('button', { name: 'Told by phone: Neema Atieno' }).click();
	await page.getByRole('textbox', { name: /What was said/ }).fill('She comes, with her sister');
	await page.getByRole('button', { name: /^Tick off/ }).click();
	await page.getByText(/^Told by phone, /).waitFor();
	await page.goto(`${cloud.origin}/admin`);
	await page.getByRole('heading', { name: /^Today \(\d/ }).waitFor();
	// Further down she is among the new users.
	expect(await page.getByRole('region', { name: 'People to phone' }).getByText('Neema Atieno').count()).toBe(0);

	await page.goto(`${cloud.origin}/admin/appointments/${visit.id}`);
	await page.getByRole('button', { name: /^Take back: Neema Atieno/ }).click();
	await page.getByText('The confirmation did not arrive.').waitFor();
	expect(pageErrors).toEqual([]);
	await page.close();
});

test("staff export a client's data on request, and erase them, with a coming visit only after they confirm", async () => {
	const { cloud } = staff();
	const clientId = await desk.addClient('Subira Wanza', '+254712000902');
	await desk.bookFor(clientId, '10:30 AM');
	const { page, pageErrors } = await staff().newPage({ ignore: /409/ });
	await page.goto(`${cloud.origin}/admin/clients/${clientId}`);
	const say = async () => {
		await page.getByRole('textbox', { name: /^Who asked/ }).fill('The client, at the desk');
		await page.getByRole('textbox', { name: /^How you made sure/ }).fill('Saw the ID card');
		await page.getByRole('textbox', { name: /^Why/ }).fill('Moves away');
	};
	await page.getByRole('button', { name: 'Give them a copy' }).click();
	await say();
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: /^Save the file/ }).click();
	const copy = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
	expect(JSON.stringify(copy)).toContain('Subira Wanza');
	expect(copy.appointments).toHaveLength(1);

	await page.getByRole('button', { name: 'Erase this client' }).click();
	await say();
	await page.getByRole('textbox', { name: /erase this client/ }).fill('Erase this client');
	await page.getByRole('button', { name: /^Erase for good/ }).click();
	await page.getByText('There are visits to come.').waitFor();
	await page.getByRole('checkbox', { name: 'Cancel these visits too' }).check();
	await page.getByRole('button', { name: /^Erase for good/ }).click();
	await page.waitForURL(/\/admin\/clients$/);
	await cloud.settled();
	expect(await desk.read('/api/admin/clients?search=Subira')).toMatchObject({ data: [] });
	expect(pageErrors).toEqual([]);
	await page.close();
});
