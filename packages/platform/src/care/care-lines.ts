import { callAddress, emergencyLine, talkLine, writeAddress, writeWords } from '@tulia/contracts/line-address';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { paths } from '../navigation/paths.ts';

/** One line of the care card. */
interface CareLine {
	readonly href: string;
	readonly title: string;
	readonly note: string;
	readonly icon: 'phone' | 'chat';
}

const call = (phone: string | undefined, note: string): readonly CareLine[] =>
	phone === undefined ? [] : [{ href: callAddress(phone), title: `Call ${phone}`, note, icon: 'phone' }];

/** For people who cannot speak aloud: the first line of the profile that reads messages, otherwise the contact form. */
function written({ crisisLines, responseTimes }: CentreProfile): CareLine {
	const line = crisisLines.find(({ write }) => write !== undefined);
	return line?.write
		? { href: writeAddress(line.write), title: writeWords[line.write.kind], note: line.name, icon: 'chat' }
		: { href: paths.contact(), title: 'Write to us', note: `Answered in ${responseTimes.email}`, icon: 'chat' };
}

/** The lines of the care card, from the centre's profile: for a talk, for danger, for the desk, and for writing. */
export function careLines(profile: CentreProfile | undefined): readonly CareLine[] {
	if (!profile)
		return [{ href: paths.helpNow(), title: 'See who you can call', note: 'Numbers in Kenya', icon: 'phone' }];
	return [
		...call(talkLine(profile.crisisLines)?.phone, 'Someone to talk to'),
		...call(emergencyLine(profile.crisisLines)?.phone, 'If a life is in danger'),
		...call(profile.phones.main, 'Front desk, by day'),
		written(profile),
	];
}
