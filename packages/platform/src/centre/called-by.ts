/** The name of a psychologist within a sentence: `Amina` of Amina Hassan, `Dr. Nyambura` of Dr. Nyambura Otieno. */
export function calledBy(name: string): string {
	const [first = '', second] = name.trim().split(/\s+/);
	return first.endsWith('.') && second !== undefined ? `${first} ${second}` : first;
}
