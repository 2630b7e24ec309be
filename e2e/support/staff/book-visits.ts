import type { Page, Response } from 'playwright-core';
import { pressByKeyboard } from '../keyboard.ts';

/**
 * Books a series without a mouse. On a busy machine its visits take longer than one request may: the page asks to try
 * again then, and nothing is booked twice (`run-order.usecase.ts`).
 */
export async function bookVisits(page: Page, count: number): Promise<void> {
	const answered = () => page.waitForResponse(isOrder);
	let [answer] = await Promise.all([answered(), pressByKeyboard(page, `Book ${count} visits`)]);
	while (answer.status() === 503)
		[answer] = await Promise.all([answered(), page.getByRole('button', { name: /^Book \d+ visits$/ }).click()]);
	await page.getByRole('heading', { name: `${count} visits booked` }).waitFor();
}

const isOrder = (response: Response): boolean =>
	response.request().method() === 'POST' && response.url().endsWith('/api/admin/series');
