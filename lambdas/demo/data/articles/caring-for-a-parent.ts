import type { SampleArticle } from './sample-article.ts';

export const caringForAParent: SampleArticle = {
	id: '14',
	title: 'Looking after a parent without losing yourself',
	snippet: 'You love them, and you are worn out. Both are true, and there are ways to share the weight.',
	author: 'Amina Hassan',
	category: 'Self-Care',
	daysAgo: 112,
	content: `
<p>It begins with a lift to the clinic. Then somebody has to keep the medicines in order, and somebody has to be there at night. You live nearest, or you are the daughter, or you are the one who does not say no. One morning you notice that you have not seen a friend since Easter, and that you cannot remember when you last slept through.</p>
<p>Caring for a parent is among the most loving things a person can do. It is also work: heavy, unpaid, and often unseen. You are allowed to say both.</p>
<h2>The feelings nobody mentions</h2>
<p>Many people who care for somebody have had these, and believe that they are the only one:</p>
<ul>
<li>anger at the sick person, and shame straight after it</li>
<li>envy of the brother or sister who sends money and sleeps at night</li>
<li>grief for a mother who is still alive but no longer knows your name</li>
<li>a wish that it would end, followed by horror at the wish</li>
</ul>
<p>A feeling is not a deed. Wishing for rest does not mean that you do not love. It means that you need rest.</p>
<h2>Signs that the load is too heavy</h2>
<ul>
<li>You are short with everyone, or you cry at small things.</li>
<li>Your back hurts, you catch every cold, you have stopped going to your own clinic.</li>
<li>You drink, or take tablets, in order to fall asleep.</li>
<li>You handle your parent more roughly than you want to.</li>
</ul>
<p>The last one frightens people into silence. Please do not stay silent. It is a sign that you have been alone with this for too long, and it can be changed. Step out of the room if they are safe, breathe, and call somebody.</p>
<h2>Call the family together</h2>
<p>Families often leave it to one person without ever having decided to. So ask for a meeting, by phone if people live far away, and bring paper.</p>
<ol>
<li><strong>Write down everything that is done in a week.</strong> Washing, cooking, clinic, nights, forms, money, company. People are surprised by the length.</li>
<li><strong>Let everybody take something.</strong> Who cannot come can pay for a helper on two afternoons. Who cannot pay can come for one weekend a month. Who can do neither can call every evening at seven, so that you have that half hour.</li>
<li><strong>Ask for something exact.</strong> “Help me more” gets a nod. “Take Mama to the clinic on the first Tuesday” gets a yes or a no.</li>
<li><strong>Write down what was agreed, and meet again in a month.</strong></li>
</ol>
<p>If they refuse, you have learnt something, and it is not about your worth. Then look wider: the church group, a neighbour, the community health promoter, other carers at the clinic.</p>
<h2>Ask the person, too</h2>
<p>Being cared for is hard in its own way. A father who washed and fed others all his life may fight the sponge because he is ashamed. Ask before you touch. Offer two choices instead of one order. Let him do what he still can, even if it takes four times as long. What feels like stubbornness is often the last thing that is his.</p>
<h2>Keep a piece of life that is yours</h2>
<p>You cannot wait until it is over, because nobody knows when that will be. So choose a small piece now and defend it: choir on Thursdays, twenty minutes on the veranda after lunch, your own clinic appointment. Put it on the same paper as the medicines. It keeps the carer going, and so it is part of the care.</p>
<p>And on the nights when you did it badly, say this to yourself: “I was tired. I came back. Tomorrow I begin again.”</p>
<h2>When the mind of a parent is changing</h2>
<p>If your parent forgets more and more, gets lost on a known road, sees things, or becomes suspicious of the family, ask a doctor to look. Some causes can be treated. Where they cannot, it helps to know what you are dealing with. Do not argue about facts; answer the feeling. “You want to go home. You miss it. Tell me about the house.”</p>
<h2>Where to get help</h2>
<p>You can come to us for yourself. One hour in which nobody needs you can do more than it sounds. If you are close to harming yourself, or thinking of ending your life, call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>. If somebody in the home is in danger, call <strong><a href="tel:999">999</a></strong> or <strong><a href="tel:112">112</a></strong>; for violence, the line <strong><a href="tel:1195">1195</a></strong> answers for 24 hours. All the numbers are under “Need help now?” at the top of every page.</p>
`,
};
