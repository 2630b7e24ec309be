import { newJob } from '../outbox/job.items.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../platform/phone-number.ts';
import { phoneCodeJob, phoneCodeOf } from './phone-code.items.ts';

const now = new Date('2026-11-16T07:30:00.000Z');
const cipher = fieldCipherFrom(new Uint8Array(32).fill(7));
const code = { number: '+254712345678' as PhoneNumber, code: '482017', until: '2026-11-16T07:40:00.000Z' };

test('code and number of a job are encrypted, and the job alone decrypts them', () => {
	const job = newJob(phoneCodeJob({ id: 'J1', ref: 'C1', now }, code, cipher));
	expect(JSON.stringify(job)).not.toMatch(/482017|712345678/);
	expect(phoneCodeOf(job, cipher)).toEqual(code);
	expect(() => phoneCodeOf({ ...job, id: 'J2' }, cipher)).toThrow();
});

test('a finished job has no code', () => {
	expect(phoneCodeOf({ id: 'J1' }, cipher)).toBeUndefined();
});
