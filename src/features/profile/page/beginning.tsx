import { TextLink } from '#src/components/button/text-link.tsx';
import { Part } from '#src/components/page-frame/part.tsx';
import { Steps } from '#src/components/steps/steps.tsx';
import { editLink, type Profile } from '#src/features/profile/profile-messages.ts';

/** Advice for the first donation, for a person without any. */
export const Beginning = ({ profile: { publicId, story, profileImageUrl } }: { profile: Profile }) => (
  <Part
    title="Get your first gift"
    lede="Most people give because someone they know asked them. A few small steps bring the first gift."
  >
    <Steps
      steps={[
        ...(story === null
          ? [
              {
                id: 'story',
                title: <TextLink {...editLink(publicId, 'your-story')}>Say why you do this</TextLink>,
                text: 'Four sentences are enough: who it’s for, what you’ll do, and what you’re asking for.',
              },
            ]
          : []),
        ...(profileImageUrl === null
          ? [
              {
                id: 'picture',
                title: <TextLink {...editLink(publicId, 'about-you')}>Add a picture of yourself</TextLink>,
                text: 'Your friends want to see it’s you.',
              },
            ]
          : []),
        {
          id: 'ask',
          title: 'Ask three people by name',
          text: 'Start with people you know will say yes. Send them the link to this page.',
        },
        {
          id: 'thank',
          title: 'Thank them on the same day',
          text: 'People who get a thank-you tell their friends.',
        },
      ]}
    />
  </Part>
);
