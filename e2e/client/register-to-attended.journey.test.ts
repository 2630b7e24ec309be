import { desktop, openPage, phone, untilSaid } from '@tulia/test-kit/browser';
import type { Mail, Schedule } from '@tulia/test-kit/local-cloud';
import type { Page } from 'playwright-core';
import { chooseForWhom, noteBox } from '../support/booking-steps.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { admin, logIn } from '../support/log-in.ts';
import { mailTo, untilMails } from '../support/notices/mails.ts';

const HOUR = 3_600_000;
const SERVICE = 'Anxiety Management';
const EMAIL = 'wairimu@example.com';
const PASSWORD = 'Lalasalama1!';

const site = journeyFixture();

/** The mails about the visit, without the welcome mail. */
const isOfVisit = mailTo(EMAIL, /appointment/i);

const isReminder = ({ name }: Schedule): boolean => name.startsWith('rem-');

/** A mail does not reveal the subject of the visit (rule 4). */
function expectNeutral({ subject, text, html, attachments }: Mail): void {
	const wholeMail = [subject, text, html, ...attachments.map((attachment) => attachment.text)].join('\n');
	expect(wholeMail).not.toMatch(/anxiety|therapy|mental|counsel|psycholog(?:y|ical)/i);
}

async function registerOnTheWay(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Create account' }).click();
	await page.getByText('Full name is required').first().waitFor();
	await page.getByText('You must accept the terms and conditions').first().waitFor();
	await page.getByLabel('Full name').fill('Wairimu Kariuki');
	await page.getByLabel('Email').fill(EMAIL);
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
	await page.getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Create account' }).click();
	await untilSaid(page, 'Registration successful!');
}

async function book(page: Page): Promise<string> {
	const confirm = page.getByRole('button', { name: 'Confirm Appointment' }).first();
	await page.getByRole('region', { name: 'The service you chose' }).getByText(SERVICE).waitFor();
	await chooseForWhom(page);
	await page.locator('input[type=radio][name=date]:not([disabled])').nth(3).check();
	await page.locator('input[type=radio][name=time]').first().check();
	await (await noteBox(page)).fill('I would like to sit near the door.');
	await confirm.click();
	await page.getByRole('heading', { name: 'Appointment Confirmed!' }).waitFor();
	await untilSaid(page, 'Appointment scheduled successfully! Check your email for confirmation.');
	const [ticketNumber] =
		(
			(await page
				.getByText(/TUL-\d\d-[A-Z0-9]{5}/)
				.first()
				.textContent()) ?? ''
		).match(/TUL-\d\d-[A-Z0-9]{5}/) ?? [];
	if (!ticketNumber) throw new Error('The page shows no ticket number.');
	return ticketNumber;
}

/** Marks a visit as attended at the cloud's time: the page takes the time from responses, not from the browser. */
async function markAttended(ticketNumber: string): Promise<void> {
	const context = await site.browser.newContext({ viewport: desktop });
	const { page, pageErrors } = await openPage(context);
	await logIn(page, site.cloud.origin, admin);
	await page.goto(`${site.cloud.origin}/admin/appointments`);
	await page.getByRole('searchbox').fill(ticketNumber);
	const row = page.getByRole('row').filter({ hasText: ticketNumber });
	await row.getByRole('button', { name: /^Attended/ }).click();
	await untilSaid(page, 'Appointment status updated to attended');
	await row.getByText('Attended', { exact: true }).waitFor();
	expect(await row.getByRole('button').count()).toBe(0);
	expect(pageErrors).toEqual([]);
	await context.close();
}

test('a visitor reads, registers, books, is confirmed and reminded, and is marked attended', async () => {
	// Without smooth scrolling, because a click waits until the page no longer moves.
	const context = await site.browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
	const { page, pageErrors } = await openPage(context);

	await page.goto(site.cloud.origin);
	await page
		.getByRole('link', { name: new RegExp(SERVICE) })
		.first()
		.click();
	const service = page.locator('details[open]').filter({ hasText: SERVICE });
	await service.getByRole('link', { name: /schedule/i }).click();
	await page.waitForURL(/\/register$/);
	await registerOnTheWay(page);
	await page.waitForURL(/\/schedule-appointment$/);

	const ticketNumber = await book(page);
	const [confirmation] = await untilMails(site.cloud, isOfVisit, 1);
	if (!confirmation) throw new Error('No confirmation.');
	expectNeutral(confirmation);
	for (const part of [confirmation.text, confirmation.html]) {
		expect(part).toContain(ticketNumber);
		expect(part).toMatch(/10 minutes early/);
		expect(part).toMatch(/valid ID/);
		expect(part).toContain('$35');
	}
	const calendar = confirmation.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
	expect(calendar?.text).toMatch(/BEGIN:VEVENT[\s\S]*SEQUENCE:0[\s\S]*END:VEVENT/);

	const [schedule, ...others] = (await site.cloud.schedules()).filter(isReminder);
	expect(others).toEqual([]);
	expect(schedule?.name).toMatch(/^rem-.+-v1$/);
	const remindAt = Date.parse(schedule?.fireAt ?? '');
	await site.cloud.moveClockTo(new Date(remindAt + 1000).toISOString());
	const [, reminder] = await untilMails(site.cloud, isOfVisit, 2);
	if (!reminder) throw new Error('No reminder.');
	expectNeutral(reminder);
	expect(reminder.text).toContain(ticketNumber);
	expect(reminder.html).toContain(ticketNumber);
	expect(await site.cloud.schedules()).toEqual([]);
	expect(pageErrors).toEqual([]);
	await context.close();

	const startsAt = remindAt + 24 * HOUR;
	await site.cloud.moveClockTo(new Date(startsAt).toISOString());
	await markAttended(ticketNumber);
	await site.cloud.settled();
	expect((await site.cloud.mails()).filter(isOfVisit)).toHaveLength(2);
});
