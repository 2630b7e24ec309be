import type { FieldError } from '../problem.ts';

/**
 * Words that guesses begin with. Nearly all common passwords that satisfy the composition rule (8 characters, upper,
 * lower, digit, one of @$!%*?&) are such a word with digits, signs or look-alikes: `P@ssw0rd1`, `Welcome@123`,
 * `Nairobi2026!`. Words from which no valid password can be made are not listed.
 */
const WORDS = new Set(
	`password passwort pass passkey passcode login user username admin administrator root guest test testing tester demo
	welcome hello changeme letmein secret default access master superuser system server computer internet windows
	qwerty qwertyui qwertyuiop qwert asdf asdfg asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
	abc abcd abcde abcdef abcdefg abcdefgh iloveyou ilovegod loveyou love lovely monkey dragon sunshine princess
	football baseball basketball superman batman spiderman starwars pokemon shadow michael jordan jesus jesuschrist
	christ god godisgood godislove blessed blessing amen mary john peter david daniel joseph grace faith whatever
	freedom killer hunter ranger soccer charlie ashley jessica jennifer thomas robert george andrew mercy
	arsenal chelsea liverpool manchester manutd manunited barcelona gormahia facebook google instagram whatsapp
	twitter youtube tiktok samsung iphone nokia android microsoft apple
	january february march april june july august september october november december
	monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter
	kenya nairobi mombasa kisumu nakuru eldoret africa safaricom airtel mpesa equity harambee simba
	karibu karibuni asante asanteni asantesana jambo habari mambo sawa sawasawa pole polepole rafiki rafikiyangu
	mpenzi mpenziwangu mapenzi nakupenda upendo furaha amani imani neema baraka tumaini uzima maisha maishamarefu
	mungu munguwangu yesu yesukristo kristo bwana bwanayesu bwanaasifiwe mwokozi roho mbinguni malaika allah
	baba mama babayangu mamayangu dada kaka mtoto watoto nyanya babu shangazi mjomba familia
	kazi pesa nyumba nyumbani shule chakula maji safari gari matatu bodaboda ugali chapati pilipili
	hakuna hakunamatata matata siri nenosiri fungua mgeni mwalimu daktari mchungaji afya tiba ushauri
	tembo twiga chui duma ndovu uhuru umoja jamhuri madaraka mashujaa mkenya wakenya taifa nchi
	januari februari machi aprili julai agosti septemba oktoba novemba desemba
	jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili
	wanjiku wanjiru wambui njeri nyambura kamau mwangi njoroge otieno ochieng odhiambo achieng atieno akinyi
	kipchoge kiprotich chebet jepkosgei wafula nekesa mutua musyoka mwende hassan halima amina fatuma
	tulia tuliacentre tuliacenter tuliahouse centre center counselling counseling counsellor therapy recovery psychologist
	appointment booking client hospital clinic health mental`.split(/\s+/),
);

/** Keyboard walks that only look like a mixture. */
const WALKS = new Set([
	'1qaz2wsx',
	'1qazxsw2',
	'zaq12wsx',
	'zaq1xsw2',
	'1q2w3e4r',
	'1q2w3e4r5t',
	'q1w2e3r4',
	'qwe123',
	'1qaz',
]);
const DIGIT_RUNS = '01234567890 9876543210';

const LOOKALIKES: { readonly [sign: string]: string } = {
	'@': 'a',
	'4': 'a',
	'0': 'o',
	'!': 'i',
	'3': 'e',
	$: 's',
	'5': 's',
	'7': 't',
};

/** The message for an easily guessed password (rule 5; ASVS 6.2.4), for server and form; undefined for any other. */
export function commonPasswordWords(password: string): string | undefined {
	const lower = password.toLowerCase();
	const word = dressedUpWord(lower);
	if (word) return `This is “${word}” with numbers or signs, and that is guessed first. Please add another word`;
	return WALKS.has(lower.replaceAll(/[^a-z0-9]/g, '')) || isMonotonous(lower)
		? 'This is a row of keys, or the same letters again, and that is guessed first. Please use two words'
		: undefined;
}

/** The error of the field `password`, if there is one. */
export function commonPasswordErrors(password: string | undefined): readonly FieldError[] {
	const message = password === undefined ? undefined : commonPasswordWords(password);
	return message === undefined ? [] : [{ field: 'password', message }];
}

/** The part between the first and the last letter, with look-alikes read as the letters they represent. */
function dressedUpWord(lower: string): string | undefined {
	const core = lower.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
	// A one represents an i in some words, an l in others.
	const readings = ['i', 'l'].map((one) => plainly(core.replaceAll('1', one)));
	return [...readings, core.replaceAll(/[^a-z]/g, '')].find((word) => WORDS.has(word));
}

const plainly = (core: string): string => [...core].map((character) => LOOKALIKES[character] ?? character).join('');

/** One or two repeated letters with consecutive digits: `Aa1!aaaa`, `Aa@123456`. */
function isMonotonous(lower: string): boolean {
	const letters = new Set(lower.replaceAll(/[^a-z]/g, ''));
	const digits = lower.replaceAll(/\D/g, '');
	return letters.size <= 2 && (DIGIT_RUNS.includes(digits) || new Set(digits).size === 1);
}
