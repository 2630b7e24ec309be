import { isRobot } from './is-robot.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome';

describe('recognising robots', () => {
	test.each([
		['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
		['the preview of a shared link', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
		['the preview of a WhatsApp message', 'WhatsApp/2.23.20.0'],
		['a script', 'curl/8.5.0'],
		['a browser without a window', `${ANDROID.replace('Chrome', 'HeadlessChrome')}/126.0.0.0 Safari/537.36`],
		['a program without a user agent', ''],
		['a program with a blank user agent', '   '],
	])('a reader counts as a robot when it is %s', (_who, userAgent) => {
		expect(isRobot(userAgent)).toBe(true);
	});

	test.each([
		['Chrome on a phone', `${ANDROID}/126.0.0.0 Mobile Safari/537.36`],
		['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16'],
		[
			'an iPhone',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
		],
		['the browser inside Facebook', `${ANDROID}/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.0;]`],
	])('a reader does not count as a robot when it is %s', (_who, userAgent) => {
		expect(isRobot(userAgent)).toBe(false);
	});
});
