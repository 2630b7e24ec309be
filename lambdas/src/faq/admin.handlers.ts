import { inboxFromEnvironment } from '../inbox/inbox.wiring.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { changeFaq, createFaq, deleteFaq, reorderFaqs } from './change-faqs.usecase.ts';
import { faqsFromEnvironment } from './faqs.wiring.ts';
import { listAllFaqs } from './list-faqs.usecase.ts';
import { answerQuestion, changeQuestion, listQuestions } from './questions.usecase.ts';

const inbox = inboxFromEnvironment('questions');
const faqs = faqsFromEnvironment();

export const faqAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/faq.admin'), {
	listAllFaqs: listAllFaqs(faqs),
	createFaq: createFaq(faqs),
	changeFaq: changeFaq(faqs),
	reorderFaqs: reorderFaqs(faqs),
	deleteFaq: deleteFaq(faqs),
	listQuestions: listQuestions(inbox),
	answerQuestion: answerQuestion(inbox),
	changeQuestion: changeQuestion(inbox),
});
