/** Texts that people paste and attackers send. */
const oddTexts = [
	...[
		'',
		' ',
		'\t\n',
		'\u00a0',
		'.',
		'-',
		'N/A',
		'null',
		'undefined',
		'NaN',
		'true',
		'0',
		'-1',
		'1e309',
		'[object Object]',
	],
	...[
		'Otieno, J.',
		'<a href="https://evil.example">win</a>',
		'O’Brien',
		"O'Brien; DROP TABLE clients;--",
		'Wanjirũ',
		'Wanjiru\u0303',
	],
	...[
		'Akinyi\fOdhiambo',
		'Akinyi\vOdhiambo',
		'Bell\u0007 title',
		'a\0b',
		'\u001b[31mred',
		'a\u007fb',
		'a\u0085b',
		'a\u2028b',
		'a\u2029b',
	],
	...[
		'Sleep\uffff well',
		'Sleep\ufffe well',
		'\ufdd0',
		'\u{1ffff}',
		'\u{10ffff}',
		'\ufffd',
		'\ud800',
		'\udfff',
		'a\udc00\ud800b',
	],
	...[
		'\u202eevil',
		'a\u202db',
		'\u2066a\u2069',
		'\u200fa',
		'Aki\u200bnyi',
		'\ufeffa',
		'a\u2060b',
		'\u200b',
		'\u3164',
		'\u2800',
		'a\u00adb',
	],
	...[
		'😀',
		'👩‍👩‍👧',
		'🏴\u{e0067}\u{e0062}\u{e007f}',
		'a\u{e0041}',
		'𝒜kinyi',
		'ＡＫＩＮＹＩ',
		'מרים',
		'محمد',
		'می\u200cخواهم',
		'क्\u200dष',
	],
	...[
		'=HYPERLINK("https://evil.example")',
		'+1',
		'@SUM(A1)',
		'\t=1',
		'＝1',
		'{{7*7}}',
		'%00',
		'%0d%0aBcc: x@evil.example',
		'../../x',
	],
	...[
		'\r\nBcc: bcc@evil.example',
		'__proto__',
		'constructor',
		'e\u0301'.repeat(40),
		'x'.repeat(9000),
		'\u0001'.repeat(300),
	],
] as const;

/** The last ones are the first and last days of the calendar, which the product may accept or refuse. */
const oddDays = [
	...[
		'0000-00-00',
		'0000-01-01',
		'0001-01-01',
		'0116-05-30',
		'1899-12-31',
		'1900-02-29',
		'2026-02-29',
		'2026-02-30',
		'2026-02-31',
	],
	...[
		'2026-02-32',
		'2026-04-31',
		'2026-11-31',
		'2026-13-01',
		'2026-00-10',
		'2026-01-00',
		'2100-01-01',
		'9999-12-31',
		'10000-01-01',
	],
	...[
		'+012026-01-01',
		'-000001-01-01',
		'2026-1-1',
		'26-01-01',
		'01/02/2026',
		'2026-W05',
		'2026-02-03T00:00:00.000Z',
		'２０２６-02-03',
	],
	...['1900-01-01', '2000-02-29', '2099-12-31'],
] as const;

const oddInstants = [
	...oddDays.map((day) => `${day}T10:00:00.000Z`),
	...['2026-11-29T24:00:00.000Z', '2026-11-29T99:00:00.000Z', '2026-11-29T10:60:00.000Z', '2026-11-29T10:00:60.000Z'],
	...['2026-11-29T10:00:00Z', '2026-11-29T10:00:00.000', '2026-11-29T10:00:00.000+03:00', '2026-11-29t10:00:00.000z'],
] as const;

const oddPhones = [
	...[
		'0712345614 / 0722345614',
		'٠٧١٢٣٤٥٦١٣',
		'00254712345612',
		'0712.345.615',
		'\u202a+254 712 345 678\u202c',
		'+881 6 1234 5678',
	],
	...[
		'+44 7012 345678',
		'020 2345609',
		'0',
		'+',
		'0712 345 67',
		'07123456789012345678',
		'tel:0712345678',
		'0712345678;ext=1',
		'112',
	],
] as const;

const oddAddresses = [
	...[
		'jane..x@example.org',
		'.jane@example.org',
		'jane.@example.org',
		'o’brien@example.org',
		'jane@gmail',
		'@example.org',
		'jane@',
	],
	...[
		'jane@example..org',
		'"jane doe"@example.org',
		'Jane <jane@example.org>',
		'jane@example.org, joe@example.org',
		'jane@[127.0.0.1]',
	],
	...[
		'ja\u200bne@example.org',
		'\u202ajane@example.org',
		'jané@example.org',
		'jane@exämple.org',
		'jane@example.org\r\nBcc: x@evil.example',
	],
] as const;

/** Every text above: each is sent to each field, whatever its kind. */
export const oddStrings: readonly string[] = [...oddTexts, ...oddDays, ...oddInstants, ...oddPhones, ...oddAddresses];

/** Numbers as JSON writes them; of money, cents. */
export const oddNumbers: readonly number[] = [
	...[
		-1,
		-0,
		1,
		0.5,
		1.005,
		10_000_000_000,
		999_999_999_999,
		2 ** 31,
		2 ** 53,
		2 ** 53 + 2,
		1e21,
		1e126,
		1e308,
		-1e308,
		5e-324,
	],
];

/** Values of other types than text or number. */
export const oddKinds: readonly unknown[] = [null, true, [], {}, [[]], { $gt: '' }, ['a'], { toString: 'x' }];
