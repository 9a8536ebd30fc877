import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { css } from '#styled-system/css';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/**
 * Chooses a picture: a file, or the camera where the device has one. The inputs belong to no form, because a chosen file is sent by itself.
 */
export const FilePicker = ({ label, onChosen }: { label: string; onChosen: (file: File) => void }) => {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement): void => {
    const [chosen] = input.files ?? [];
    // The same file may be chosen again.
    if (chosen) onChosen(chosen);
    input.value = '';
  };
  return (
    <>
      <input
        ref={file}
        form=""
        type="file"
        accept={accepted}
        hidden
        aria-label={label}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={camera}
        form=""
        type="file"
        accept="image/*"
        capture="user"
        hidden
        aria-label="Take a photo"
        onChange={(event) => take(event.target)}
      />
      <Button tone="plain" icon={<ImagePlus aria-hidden />} onClick={() => file.current?.click()}>
        {label}
      </Button>
      <span className={css({ display: 'none', '@media (pointer: coarse)': { display: 'contents' } })}>
        <Button tone="quiet" icon={<Camera aria-hidden />} onClick={() => camera.current?.click()}>
          Take a photo
        </Button>
      </span>
    </>
  );
};
