import { crisisPhrases } from './crisis-phrases.ts';
import { crisisMatcher, mayBeInCrisis } from './may-be-in-crisis.ts';

describe('the built-in crisis phrases', () => {
	const unseen = (texts: readonly string[]) => texts.filter((text) => !mayBeInCrisis(text));

	test('a text with a crisis phrase is marked', () => {
		const texts = [
			'I want to die.',
			'Sometimes I WANT   TO DIE',
			'I just want to die',
			'i wanna die',
			'I wish I could just die',
			'I would rather be dead',
			'I’m going to kill myself tonight',
			'im gonna kill my self',
			'I have thought of killing myself',
			'I want to end my life, nobody sees me.',
			'I want to end everything',
			'thinking about ending it all',
			'I don’t want to live any more',
			"I don't want\nto live",
			'I dont wanna live anymore',
			'I no longer want to live',
			'I read this at three in the morning. Some nights I do not want to be here any more.',
			'I don’t want to wake up tomorrow',
			'I wish I would not wake up',
			'I keep thinking my family would be better without me.',
			'Everyone would be better off if I was gone',
			'maybe they are better-off without me',
			'I am a burden to everybody',
			'I’m such a burden to my parents',
			'there is no point in living',
			'I see no reason to go on',
			'I have nothing left to live for',
			'Life is not worth it, I can’t take it anymore',
			'My life is worthless',
			'I can’t go on',
			'I cannot do this anymore',
			'I have been thinking about suicide.',
			'he was suicidal last year',
			'I keep cutting myself',
			'self-harm',
			'I want to hurt myself',
			'I hate myself and want to disappear forever',
			'I took an overdose last week',
			'I have the pills ready',
			'I wrote a goodbye letter',
			'kms',
			'My husband threatened to kill me',
			'My uncle raped me when I was nine',
			'he keeps beating me',
			'I am afraid of my husband',
		];
		expect(unseen(texts)).toEqual([]);
	});

	test('a crisis phrase with typing errors is marked', () => {
		const texts = [
			'I want to comit sucide',
			'suiside is on my mind',
			'thinking of suicde',
			'i wnat to die',
			'i want too die',
			'i want to diiiie',
			'i wantto die',
			'I want to kil myself',
			'gonna kill myslef',
			'i want to end my lfe',
			'I do’nt want to live',
			'I don`t want to live',
			'I don ʼ t want to live',
			's u i c i d e',
			'S.U.I.C.I.D.E',
			'su\u00ADicide',
			'sui\u200Bcide',
			'ｓｕｉｃｉｄｅ',
			'I want to d i e',
		];
		expect(unseen(texts)).toEqual([]);
	});

	test('a crisis phrase in Kiswahili or Sheng is marked', () => {
		const texts = [
			'Nataka kufa, sijui nifanye nini',
			'nataka tu kufa',
			'natamani kufa',
			'Ningependa nife tu',
			'afadhali nife',
			'heri nikufe',
			'Bora ningekufa',
			'Nimechoka na maisha.',
			'Nimechoka na hii life',
			'nimechoka sana na maisha haya',
			'nimechoka kuishi',
			'sitaki kuishi tena',
			'Sitaki tena kuishi',
			'sioni sababu ya kuishi',
			'sina haja ya kuishi',
			'Maisha yangu hayana maana',
			'maisha haina maana',
			'life haina maana',
			'NITAJIUA',
			'najiua leo',
			'nimefikiria kujiua',
			'anataka kujiua',
			'nikijiua hakuna atakayejali',
			'Nijiue tu',
			'amejiua',
			'nitajinyonga',
			'alitaka kujinyonga',
			'nataka kujimaliza',
			'nijimalize tu',
			'nataka kujitoa uhai',
			'nijitoe uhai wangu',
			'nitakunywa sumu',
			'amekunywa sumu',
			'najikata mikono',
			'nimejidhuru',
			'watoto wangu wangekuwa sawa bila mimi',
			'mimi ni mzigo kwa familia yangu',
			'Amenitishia kuniua jana usiku',
			'mume wangu hunipiga',
			'nilibakwa',
			'Nataka kudedi',
			'hii life imenishinda',
			'maisha yamenishinda',
		];
		expect(unseen(texts)).toEqual([]);
	});

	test('an everyday text is not marked', () => {
		const texts = [
			'Do you see couples on Saturdays?',
			'I am dying to meet you',
			'I am dying to read the next article!',
			'I nearly died laughing',
			'my phone died on the way',
			'I am dead tired after work',
			'Kill time with a good book',
			'This song is killing it',
			'The suit I decided on',
			'I would kill for a coffee',
			'The deadline is killing my weekend',
			'I want to diet and sleep better',
			'I want to live closer to my family',
			'We have nothing to lose',
			'I can go on Tuesday',
			'My life is good',
			'How do I get to the end of my street?',
			'Asante sana kwa makala haya.',
			'Maisha ni mazuri',
			'Najua mnafungua saa tatu',
			'Ningependa kujua bei',
			'Sijui nitafika saa ngapi',
			'Nataka kufanya miadi',
			'Nataka kufahamu zaidi',
			'Nimechoka na kazi',
			'Kuishi Nairobi ni ghali',
			'Ninajifunza kupumua',
			'',
			'   ',
			'My cutlery set itself',
		];
		expect(texts.filter((text) => mayBeInCrisis(text))).toEqual([]);
	});

	test('a crisis phrase is found in any of several texts', () => {
		expect(mayBeInCrisis('Hello', 'I want to end my life')).toBe(true);
	});

	test('each crisis phrase is listed once in its compared form, and is found', () => {
		expect(new Set(crisisPhrases).size).toBe(crisisPhrases.length);
		for (const phrase of crisisPhrases) {
			expect(phrase).toMatch(/^\*?[a-z]+\*?(?: (?:~|\*?[a-z]+\*?))*$/);
			const written = phrase.replaceAll(' ~', '').replaceAll('*', '');
			expect({ phrase, seen: mayBeInCrisis(`So… ${written}!`) }).toEqual({ phrase, seen: true });
		}
	});

	test.each(['kill ', 'want to ', 'suicid', 's u i c i d ', 'ji', 'i do not want to be '])(
		'the search takes time linear in the length of the text: %j repeated',
		(part) => {
			const started = process.cpuUsage().user;
			mayBeInCrisis(part.repeat(200_000 / part.length));
			mayBeInCrisis(`x${part}`.repeat(200_000 / part.length));
			// CPU time rather than wall-clock time; a quadratic search would take minutes.
			expect(process.cpuUsage().user - started).toBeLessThan(30_000_000);
		},
	);
});

describe('the centre’s own crisis phrases', () => {
	test.each([
		['nimefika mwisho', 'NIMEFIKA   MWISHO kabisa'],
		['don’t see a way', 'I dont see a way out'],
		['wanna vanish', 'I want to vanish'],
		['*mechoka kabisa', 'tumechoka kabisa'],
		['vanish* forever', 'vanishing forever would be best'],
		['Kujitupa mtoni', 'nafikiria kujitupa mtoni'],
	])('the phrase %j is found in %j', (phrase, text) => {
		expect(mayBeInCrisis(text)).toBe(false);
		expect(crisisMatcher([phrase])(text)).toBe(true);
	});

	test('a phrase of the centre matches whole words, and the built-in phrases are still found', () => {
		const seen = crisisMatcher(['the end']);
		expect([seen('the ending was good'), seen('this is the end.'), seen('I want to die')]).toEqual([false, true, true]);
	});

	test('characters of regular expressions in a phrase of the centre match nothing', () => {
		expect(crisisMatcher(['(.*)', '[^ ]+', '|'])('What are your opening hours?')).toBe(false);
	});

	test('a phrase of only stars takes no quadratic time in a text that matches all but its last word', () => {
		const stars = crisisMatcher([`${'*a* '.repeat(19)}*z*`]);
		const text = 'abababab '.repeat(555);
		expect([stars(`z ${text}`), stars(`${text} z`)]).toEqual([false, true]);
	});
});
