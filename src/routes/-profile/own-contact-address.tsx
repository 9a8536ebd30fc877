import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ContactAddressEditor } from '#src/features/contact-address/contact-address-editor.tsx';

/** The person's contact address; the app's copy of the person is updated after a change. */
export const OwnContactAddress = ({ emailAddress }: { emailAddress: string }) => {
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const currentUser = useSystemActor('currentUser');
  return (
    <ContactAddressEditor
      emailAddress={emailAddress}
      auth={auth}
      wayBack={wayBack}
      onChanged={(address) => currentUser.send({ type: 'entity.merged', changes: { emailAddress: address } })}
    />
  );
};
