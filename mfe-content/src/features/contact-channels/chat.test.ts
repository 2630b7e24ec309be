import { profile } from '../../testing/sample-centre.ts';
import { chatOf } from './chat.ts';

const weekday = { opens: '09:00', closes: '19:00' };
const chatHours: typeof profile.openingHours = [
	{ day: 'monday', ...weekday },
	{ day: 'tuesday', ...weekday },
	{ day: 'wednesday', ...weekday },
	{ day: 'thursday', ...weekday },
	{ day: 'friday', ...weekday },
	{ day: 'saturday' },
	{ day: 'sunday' },
];
const withChat = { ...profile, whatsapp: '254700111222', chatHours };

// 24 November 2026 is a Tuesday; Nairobi is three hours ahead of UTC.
test.each([
	['2026-11-24T05:59:00.000Z', false],
	['2026-11-24T06:00:00.000Z', true],
	['2026-11-24T15:59:00.000Z', true],
	['2026-11-24T16:00:00.000Z', false],
	['2026-11-28T09:00:00.000Z', false],
])('at %s the chat is open: %s', (now, isOpen) => {
	expect(chatOf(withChat, new Date(now))?.isOpen).toBe(isOpen);
});

test('a chat links to the WhatsApp number of the centre', () => {
	expect(chatOf(withChat, undefined)).toEqual({ url: 'https://wa.me/254700111222', hours: chatHours, isOpen: false });
});

test('a chat without hours of its own uses the opening hours', () => {
	const { chatHours: _none, ...sameHours } = withChat;
	expect(chatOf(sameHours, new Date('2026-11-28T09:00:00.000Z'))?.isOpen).toBe(true);
	expect(chatOf(sameHours, new Date('2026-11-24T15:00:00.000Z'))?.isOpen).toBe(false);
});

test('a centre without WhatsApp has no chat, whatever its hours', () => {
	expect(chatOf({ ...profile, chatHours }, new Date('2026-11-24T09:00:00.000Z'))).toBeUndefined();
});
