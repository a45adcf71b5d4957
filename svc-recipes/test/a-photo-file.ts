import sharp from 'sharp';

/** A photo as a camera writes it, which also says by what and where it was taken. */
export const aPhotoFile = ({ background = '#208040', width = 64, height = 48 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExifMerge({ IFD0: { Make: 'Canary camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
