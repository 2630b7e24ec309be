import { areAllLicensed, licenceWords } from './licence-words.ts';

const BOARD = 'Counsellors and Psychologists Board';
const withLicence = { licence: { number: '1', board: BOARD } };

test('the board is named where all psychologists have a licence from it', () => {
	expect(licenceWords([withLicence, withLicence])).toContain(
		`Each of them has a licence to practise from the ${BOARD}.`,
	);
	expect(areAllLicensed([withLicence, withLicence])).toBe(true);
});

test.each([
	['two boards', [withLicence, { licence: { number: '2', board: 'Another' } }]],
	['a licence without a board', [withLicence, { licence: { number: '2' } }]],
])('no board is named for %s', (_what, people) => {
	expect(licenceWords(people)).toContain('Each of them has a licence to practise. ');
	expect(licenceWords(people)).not.toContain('Board');
});

test('nothing is said about licences where one psychologist has none', () => {
	expect(licenceWords([withLicence, {}])).toBeUndefined();
	expect(areAllLicensed([withLicence, {}])).toBe(false);
});

test('nothing is said about licences where no psychologist has one', () => {
	expect(licenceWords([{}, {}])).toBeUndefined();
	expect(licenceWords([])).toBeUndefined();
	expect(areAllLicensed([])).toBe(false);
});
