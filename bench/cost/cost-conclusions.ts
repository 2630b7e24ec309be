import { amount, dollars } from './markdown.ts';
import { type MonthInput, monthOf, onOneStage } from './month.ts';
import { costOf } from './price-list.ts';
import { sum, times, type Usage } from './usage.ts';

/** Number of centres in the comparison of one stage with many. */
const SEVERAL = 10;

const headRequests = ({ measured }: MonthInput): number =>
	measured.publisherSweep.otherCalls['s3 HEAD tulia-publisher'] ?? 0;

/** The conclusions of the report, each a sentence computed from the figures. */
export function conclusions(input: MonthInput): readonly string[] {
	const parts = monthOf(input);
	const one = sum(...Object.values(parts));
	const whole = costOf(one);
	const share = (usage: Usage): string => `${Math.round((100 * costOf(usage)) / whole)} %`;
	const people = costOf(sum(parts.bookings, parts.readers, parts.staff));
	const watching = costOf(sum(parts.standing, parts.sweeps, parts.canary));
	const [apart, together] = [costOf(times(one, SEVERAL)), costOf(onOneStage(parts, SEVERAL))];
	return [
		`- Watching costs ${dollars(watching)} of a small centre's ${dollars(whole)} a month: what stands there is ${share(parts.standing)}, the sweeps ${share(parts.sweeps)}, the canary ${share(parts.canary)}. Bookings,`,
		`  readers and staff together are ${dollars(people)}.`,
		`- A stage for each centre multiplies alarms, metrics, keys and sweeps: ${SEVERAL} centres cost ${dollars(apart)} a month on stages of their own, and would`,
		`  cost ${dollars(together)} on one stage with the centre in the key. That is a change of the data model, and each centre has its own keys today.`,
		`- The sweep of the publisher asks the bucket for each page it knows, ${amount(headRequests(input))} HEAD requests each minute. What a page was made from could`,
		'  stand in one object.',
		`- The \`monthlyBudget\` of a stage (\`infra/stages\`) has to lie above ${dollars(whole)}, or its alarm fires each month.`,
	];
}
