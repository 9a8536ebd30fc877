/** The text that a registrant signs. Blank lines separate the paragraphs; the first is the title. */
export const waiverText = (year: number): string => `Waiver and release for Product ${year}

Please read this carefully. By signing it you give up certain rights, including the right to sue. If something in it is not clear to you, ask us before you sign.

1. What you are taking part in. Product ${year} is a charity cycling event. It includes rides on public roads, trails and private land, volunteer work, training rides, ceremonies and everything the organizer offers around them (together, the “Event”). Roads are not closed to traffic. You follow the rules of the road, the instructions of officials and the Event’s safety guide at all times.

2. The risks. Cycling and working at a cycling event are dangerous. Among the risks are falls, collisions with vehicles, riders, animals or fixed objects, poor or changing surfaces, failures of equipment, heat, cold, storms, dehydration, the acts of other people, and medical help that comes late or is not at hand. These risks can cause injury, illness, disability, death and damage to property. You know these risks, and you accept them as your own, whether they are named here or not.

3. Your health and your bicycle. You are fit enough for what you chose, and no physician has advised you against it. You will stop when you no longer feel well. You wear a helmet that meets current standards whenever you ride, and you answer for the condition of your bicycle and equipment.

4. Release. To the fullest extent the law allows, you, for yourself, your heirs and your estate, release the organizer, its directors, employees and volunteers, the beneficiary, the sponsors, the land owners and the public authorities along the way (the “Released Parties”) from every claim that arises from your part in the Event, including claims of negligence. This does not release anyone from gross negligence or intended harm.

5. Indemnity. If somebody else brings a claim because of what you did at the Event, you will bear the Released Parties’ costs to the extent that you caused it.

6. Medical care. You agree that first aid and medical treatment may be given to you and that you may be taken to a hospital, at your own cost, if the people in charge think it necessary. The emergency contact you named may be told.

7. Fundraising. If you registered as a rider, you commit to raise the amount shown to you at registration by the fundraising deadline. If you have raised less by then, the organizer may charge the difference to the payment method you saved. You will be warned by e-mail 30, 7 and 1 days ahead. Registration fees and gifts are not returned, except where the law demands it.

8. Pictures. The organizer may take and publish pictures and recordings of you at the Event without paying you, to tell people about the Event and its cause. Tell us if you do not wish to be shown.

9. Changes and cancellation. The organizer may change routes and times, or end or cancel the Event for weather, safety or other good reasons.

10. Minors. If the participant is under 18, a parent or legal guardian signs as well. The guardian has read this document, agrees to it on behalf of the minor, and accepts it as their own promise.

11. In general. If a part of this document cannot be enforced, the rest stays in force. It is governed by the law of the state in which the Event takes place.

I have read this document, I understand it, and I sign it of my own free will.`;
