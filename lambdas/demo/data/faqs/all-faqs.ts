import type { Faq } from '../../../src/faq/faq.ts';
import { appointmentsFaqs } from './appointments-faqs.ts';
import { generalFaqs } from './general-faqs.ts';
import { privacyFaqs } from './privacy-faqs.ts';
import { servicesFaqs } from './services-faqs.ts';
import { sessionsFaqs } from './sessions-faqs.ts';

export const allFaqs: readonly Faq[] = [
	...servicesFaqs,
	...generalFaqs,
	...sessionsFaqs,
	...privacyFaqs,
	...appointmentsFaqs,
];
