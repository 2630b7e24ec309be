import type { StaffRole } from '@tulia/contracts/identity/staff-roles';

export const ROLE_WORDS: Record<StaffRole, { readonly title: string; readonly text: string }> = {
	owner: { title: 'Owner', text: 'Sees and changes everything here' },
	front_desk: { title: 'Front desk', text: 'Visits, clients, inbox and takings. Never reads notes' },
	psychologist: { title: 'Psychologist', text: 'Their own day, visits, clients and notes. No payments' },
	editor: { title: 'Editor', text: 'Articles, comments, testimonials, FAQs and the newsletter' },
};

/** `Front desk, editor` */
export const roleTitles = (roles: readonly StaffRole[]): string =>
	roles.map((role, place) => (place === 0 ? ROLE_WORDS[role].title : ROLE_WORDS[role].title.toLowerCase())).join(', ');
